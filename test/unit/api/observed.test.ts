import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { PlatformError } from '@/platform/types';
import { seeCall, seenCalls } from '@/state/qa/seen';
import { clientWith } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

async function seen(answer: Answer | PlatformError): Promise<unknown[]> {
  seenCalls.splice(0);
  const failure = answer instanceof PlatformError ? answer : null;
  const { client } = clientWith(() => answer, {
    between: () => failure,
    observe: seeCall,
  });
  await client.call(userAgreeClause, { clauseIds: ['c1'] }, { softError: true }).catch(() => undefined);
  return seenCalls;
}

const ofRow = {
  name: 'user.agreeClause',
  at: expect.any(Number) as number,
  ms: expect.any(Number) as number,
};

test.each<[string, Answer | PlatformError, object]>([
  ['is done', { model: { done: true } }, { code: expect.stringMatching(/^\w+$/) as string }],
  ['is refused', { code: '31001', msg: 'No' }, { code: '31001' }],
  ['gets no answer', new PlatformError('network'), { code: 'network' }],
])(
  'of a call that %s its name, time and result are seen, and nothing that it carried',
  async (_, answer, end) => {
    expect(await seen(answer)).toEqual([{ ...ofRow, ...end }]);
  },
);
