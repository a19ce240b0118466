import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import { boundHeaders } from '@/contracts/envelope';
import { type CallName, callNames, callRow, type CallRow } from '@/contracts/calls';
import { requestIdHeader } from '../http/requestId';
import { entities } from './entities';

type Schema = Record<string, unknown>;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Takes nothing away from what is taken.
  ignoreActions: ['trim'],
};

const answers: ConversionConfig = {
  ...config,
  typeMode: 'output',
  definitions: entities,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const paramsOf = (row: CallRow): Schema => bare(toJsonSchema(row.params, { ...config, typeMode: 'input' }));
const modelOf = (row: CallRow): Schema => bare(toJsonSchema(row.answer, answers));

/** The document names the draft and holds definitions. */
const bare = ({ $schema: _draft, $defs: _named, ...schema }: JsonSchema): Schema => schema;

const text = { type: 'string' } as const;
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** Encrypted with a key of `common.secureInit`: docs/specification. */
const sealed = (contentMediaType: string, contentSchema: Schema): Schema => ({
  type: 'object',
  properties: { data: { ...text, contentEncoding: 'base64', contentMediaType, contentSchema } },
  required: ['data'],
});

const envelopeOf = (code: Schema, model: Schema): Schema => ({
  type: 'object',
  properties: {
    code,
    msg: text,
    model,
    responseHeader: { type: 'object', properties: { token: text, gToken: text } },
  },
  required: ['code', 'msg', 'model', 'responseHeader'],
});

const answerOf = (row: CallRow): Schema => ({
  oneOf: [
    envelopeOf({ const: '0' }, { anyOf: [modelOf(row), { type: 'null' }] }),
    { $ref: '#/components/schemas/Refusal' },
  ],
});

const namesInPath = (row: CallRow): string[] =>
  [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

/** Texts as they are, others as JSON: src/contracts/calls/formCodec.ts. */
function parametersOf(row: CallRow): Schema[] {
  const inPath = namesInPath(row);
  const { properties = {}, required = [] } = paramsOf(row) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const names = row.method === 'GET' && !row.encrypted ? Object.keys(properties) : inPath;
  const written = (schema: Schema): Schema =>
    schema.type === 'object' || schema.type === 'array' ? { content: { [json]: { schema } } } : { schema };
  return [
    ...names.map((name) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      ...written(properties[name] ?? text),
    })),
    ...(row.method === 'GET' && row.encrypted
      ? [{ name: 'data', in: 'query', required: true, schema: text }]
      : []),
    ...[...headersOf(row)].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

const headersOf = (row: CallRow): string[] => [
  ...boundHeaders.filter((name) => name !== 'token'),
  ...(row.encrypted ? ['rs'] : []),
  requestIdHeader,
];

function bodyOf(row: CallRow): Schema | undefined {
  if (row.method === 'GET') return undefined;
  const params = paramsOf(row);
  if (row.encrypted) return { content: { [form]: { schema: sealed(json, params) } } };
  if (row.contentType === 'json') return { content: { [json]: { schema: params } } };
  if (row.contentType === 'form') return { content: { [form]: { schema: params } } };
  const { properties } = params as { properties?: Schema };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    content: { 'multipart/form-data': { schema: { ...params, properties: { ...properties, file } } } },
  };
}

function operationOf(name: CallName, row: CallRow): Schema {
  const answer = answerOf(row);
  // Refused before opening: plain.
  const sent = row.encrypted
    ? { anyOf: [sealed(json, answer), { $ref: '#/components/schemas/Refusal' }] }
    : answer;
  const body = bodyOf(row);
  return {
    operationId: name,
    tags: [name.split('.', 1)[0]],
    summary: `${row.effect === 'write' ? 'Writes' : 'Reads'}${row.encrypted ? ', encrypted' : ''}.`,
    'x-effect': row.effect,
    'x-ours': row.ours === true,
    security: { required: [{ token: [] }], share: [{ token: [] }], optional: [{}, { token: [] }], none: [] }[
      row.token
    ],
    parameters: parametersOf(row),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: { description: 'Done, or refused by a rule.', content: { [json]: { schema: sent } } },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const headerParameters = Object.fromEntries(
  [...boundHeaders.filter((name) => name !== 'token'), 'rs', requestIdHeader].map((name) => [
    name,
    { name, in: 'header', required: name === 'rs', schema: text },
  ]),
);

/** OpenAPI 3.1. */
export function openapiDocument(): Schema {
  const paths: Record<string, Schema> = {};
  for (const name of callNames) {
    const row = callRow(name);
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(name, row);
  }
  const refusal = envelopeOf({ ...text, not: { const: '0' } }, {});
  return {
    openapi: '3.1.1',
    info: {
      title: 'Homeward',
      version: '1',
      description:
        'Every call that the app makes. An answer is an envelope: `code` is 0 when it was done, else it says why not. Fields of a form that are no text are JSON.',
    },
    paths,
    components: {
      schemas: { ...toJsonSchemaDefs(entities, answers), Refusal: refusal },
      parameters: headerParameters,
      responses: {
        Refused: {
          description:
            'Not done: unreadable (4xx), a fault (500), or to be asked again after Retry-After (503).',
          content: { [json]: { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}
