import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import { formatPhone } from '@/core/phone';
import type { Tone } from '@/domain/statuses/tones';
import type { Translate } from '@/i18n';

export const goodsText = (
  t: Translate,
  { title, months }: Pick<RechargeOrder, 'title' | 'months'>,
): string => (months > 0 ? t('recharge.choose.months', { title, count: months }) : title);

export const accountText = ({
  areaCode,
  account,
}: {
  areaCode?: string | undefined;
  account: string;
}): string => (areaCode ? formatPhone({ areaCode, number: account }) : account);

export type TopUpState = 'waiting' | 'sending' | 'done' | 'expired' | 'refunded';

/** In progress: to be paid or under way. Expired: money may have come back. */
export function stateOf({
  status,
  paid,
  refundedAt,
}: Pick<RechargeOrder, 'status' | 'paid' | 'refundedAt'>): TopUpState {
  if (status === 1) return 'done';
  if (refundedAt !== undefined) return 'refunded';
  if (status === 2) return 'expired';
  return paid ? 'sending' : 'waiting';
}

export const stateTones = {
  waiting: 'amber',
  sending: 'blue',
  done: 'green',
  expired: 'grey',
  refunded: 'grey',
} as const satisfies Record<TopUpState, Tone>;

export const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
