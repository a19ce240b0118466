import type { CallOptions, Client } from '@/api';
import type { AnswerOf, ParamsOf, WriteCall } from '@/contracts/calls/defineCall';
import { call } from '../client/client';
import { refresh } from './queries';

/** Success refreshes what the row says. */
export async function write<R extends WriteCall>(
  row: R,
  params: ParamsOf<R>,
  options?: CallOptions,
): Promise<AnswerOf<R>> {
  // Typed for reads: every write goes through here.
  const answer = await (call as Client['call'])(row, params, options);
  refresh(...row.changes);
  return answer;
}
