import { type RechargeOrder, rechargeDetail } from '@/contracts/calls/services/recharge';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { useCall } from '@/state/queries/queries';
import type { QueryResult } from '@/state/queries/queryResult';
import { stateOf } from './topUpTexts';

/** Ms, while the user waits. */
const RENEW = { from: 2000, to: 8000 } as const;

const moves = ({ order }: { order: RechargeOrder }): boolean =>
  ['waiting', 'sending'].includes(stateOf(order));

export interface TopUp extends QueryResult<AnswerOf<typeof rechargeDetail>> {
  refetch: () => Promise<unknown>;
}

export function useTopUp(seqNo: string | undefined): TopUp {
  const query = useCall(rechargeDetail, seqNo === undefined ? null : { seqNo }, {
    staleMs: 0,
    renewMs: RENEW,
    renewWhile: moves,
  });
  const { data, error, dataUpdatedAt } = query;
  return { data, error, dataUpdatedAt, refetch: () => query.refetch() };
}
