import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { codes } from '../../../sandbox/dispatch/refusal';
import { answerErrors } from '../../../sandbox/http/errors';
import { protect, requestsPerMinute } from '../../../sandbox/http/protection';

test('another machine that asks too often is told so, and this one never', async () => {
  const app = Fastify();
  answerErrors(app, () => undefined);
  await protect(app);
  app.get('/', () => ({ done: true }));
  const ask = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  for (let i = 0; i < requestsPerMinute; i += 1) await ask('10.0.0.7');
  const refused = await ask('10.0.0.7');
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.json<{ code: string }>().code, codes.tooOften);
  assert.ok(refused.headers['retry-after']);
  assert.equal((await ask('10.0.0.8')).statusCode, 200, 'each address for itself');
  for (let i = 0; i <= requestsPerMinute; i += 1) assert.equal((await ask('127.0.0.1')).statusCode, 200);
  await app.close();
});
