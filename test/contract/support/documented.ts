import assert from 'node:assert/strict';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import { type CallName, callRow } from '@/contracts/calls';
import { openapiDocument } from '../../../sandbox/openapi/document';

let ajv: Ajv | null = null;
const kept = new Map<CallName, ValidateFunction>();

/** Opened, by its place in the document. */
function schemaFor(name: CallName): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema(openapiDocument(), 'openapi');
  }
  const { path, method, encrypted } = callRow(name);
  const part = encodeURIComponent(path.replace(/~/g, '~0').replace(/\//g, '~1'));
  const answer = `openapi#/paths/${part}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  return ajv.compile({ $ref: encrypted ? `${answer}/anyOf/0/properties/data/contentSchema` : answer });
}

export function assertDocumented(name: CallName, envelope: unknown): void {
  const valid = kept.get(name) ?? schemaFor(name);
  kept.set(name, valid);
  if (!valid(envelope))
    assert.fail(`${name} answers what is not in OpenAPI: ${JSON.stringify(valid.errors?.slice(0, 3))}`);
}
