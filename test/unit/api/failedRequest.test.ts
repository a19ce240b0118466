import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { supportLine } from '@/state/market/supportLine';
import { clientWith } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

const ask = (answer: Answer) =>
  clientWith(() => answer)
    .client.call(userAgreeClause, { clauseIds: ['c1'] })
    .catch(() => undefined);
const numbered = (id: string) => ({ headers: { 'x-request-id': id } });

test('the line for support ends with the number of the last call that failed', async () => {
  await ask({ model: { done: true }, ...numbered('went-well') });
  expect(supportLine()).toMatch(/\/ ios \/ en$/);
  await ask({ code: '10400', ...numbered('has-failed') });
  expect(supportLine()).toMatch(/ \/ en \/ has-failed$/);
  await ask({ model: { done: true }, ...numbered('well-again') });
  expect(supportLine()).toMatch(/has-failed$/);
});
