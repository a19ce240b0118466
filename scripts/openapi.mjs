// npm run openapi: prints the calls as OpenAPI 3.1, its shape checked.
import { Validator } from '@seriousme/openapi-schema-validator';
import { openapiDocument } from '../sandbox/openapi/document.ts';

const document = openapiDocument();
const { valid, errors } = await new Validator().validate(structuredClone(document));
if (!valid) {
  console.error(errors);
  process.exit(1);
}
console.log(JSON.stringify(document, null, 2));
