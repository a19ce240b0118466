// npm run openapi: prints the calls as an OpenAPI 3.1 document, after a check of its shape.
import { Validator } from '@seriousme/openapi-schema-validator';
import { openapiDocument } from '../sandbox/openapi/document.ts';

const document = openapiDocument();
const { valid, errors } = await new Validator().validate(structuredClone(document));
if (!valid) {
  console.error(errors);
  process.exit(1);
}
console.log(JSON.stringify(document, null, 2));
