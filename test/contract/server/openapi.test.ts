import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { callNames, callRow } from '@/contracts/calls';
import { assertDocumented } from '../support/documented';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, unknown> };
  parameters: { name?: string; in?: string; required?: boolean }[];
}

describe('the calls as OpenAPI', () => {
  let sandbox: TestSandbox;
  let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    document = (await (await fetch(`${sandbox.url}/openapi/json`)).json()) as typeof document;
  });
  after(() => sandbox.close());

  test('the document is valid and has each call, at its address', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    assert.ok(valid, JSON.stringify(errors));
    assert.match(document.openapi, /^3\.1/);
    for (const name of callNames) {
      const { path, method } = callRow(name);
      assert.equal(document.paths[path]?.[method.toLowerCase()]?.operationId, name);
    }
  });

  test('params are where they are sent: path, query, form, JSON, files, or sealed', () => {
    const of = (name: (typeof callNames)[number]) => {
      const { path, method } = callRow(name);
      return document.paths[path]?.[method.toLowerCase()] as Operation;
    };
    for (const name of callNames) {
      const { path, method, encrypted, contentType } = callRow(name);
      const { parameters, requestBody } = of(name);
      const inPath = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
      assert.deepEqual(inPath, path.match(/\{\w+\}/g) ?? [], name);
      const sent = {
        form: 'application/x-www-form-urlencoded',
        json: 'application/json',
        multipart: 'multipart/form-data',
      };
      const type = method === 'GET' ? [] : [sent[encrypted ? 'form' : contentType]];
      assert.deepEqual(Object.keys(requestBody?.content ?? {}), type, name);
    }
  });

  // Every answer to `sandboxClient` is judged so.
  test('an answer is judged by the document', async () => {
    const { envelope } = await sandbox.client().send('common.supportCountry', {});
    assertDocumented('common.supportCountry', envelope);
    assert.throws(() => assertDocumented('common.supportCountry', { ...envelope, model: { list: 7 } }));
    assert.throws(() => assertDocumented('common.supportCountry', { code: '0', model: envelope.model }));
  });

  test('a page shows it', async () => {
    const page = await fetch(`${sandbox.url}/openapi`);
    assert.equal(page.status, 200);
    const script = /src="(\S*swagger-initializer.js)"/.exec(await page.text())?.[1] ?? '';
    assert.equal((await fetch(new URL(script, page.url))).status, 200);
    assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self';/);
  });
});
