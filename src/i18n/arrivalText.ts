import { serverNow } from '@/api/serverClock';
import { formatMoment } from './formats';
import type { Translate } from './translator';

const MINUTE = 60_000;

/** Longest, in minutes: to us by the quickest way, and on to the payee. */
export interface Ways {
  readonly accountType?: string | undefined;
  readonly payMinutesTo: number;
  readonly arrivalMinutesTo: number;
}

/** If paid now; epoch ms. Undefined: nobody knows when the account is added. */
export const arrivalAt = (
  { accountType, payMinutesTo, arrivalMinutesTo }: Ways,
  now = serverNow(),
): number | undefined =>
  accountType === 'payeeInfo' ? undefined : now + (payMinutesTo + arrivalMinutesTo) * MINUTE;

/** On the home's one line there is no room to say whose time it is. */
export function arrivalText(t: Translate, ways: Ways, now = serverNow()): string | undefined {
  const at = arrivalAt(ways, now);
  return at ? t('common.arrivesBy', { time: formatMoment(at, now) }) : undefined;
}
