import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import type { PayerWork } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { sourcePrices } from '../../../seed/prices';
import { newDeviceSince } from '../../account/devices/newDevice';
import type { Corridor } from '../../rates/corridor';
import { largeSumWaits, orderRefusals } from '../refusals';
import { sentSince } from './sent';

const hourMs = 60 * 60_000;
/** While a replaced contact can be undone. */
const waitMs = 72 * hourMs;

type Source = Pick<Corridor, 'sourceCountry' | 'sourceCurrency'>;

/** In one transfer or several; null: no sum is large. */
async function leftUntilLarge(
  context: PayerWork,
  { sourceCountry, sourceCurrency }: Source,
  since: number,
  exceptOrder?: string,
): Promise<Decimal | null> {
  const large = sourcePrices[sourceCountry]?.largeFrom;
  if (large === undefined) return null;
  const sent = await sentSince(context, context.payerId, sourceCurrency, since, { exceptOrder });
  return Decimal.max(0, new Decimal(large).minus(sent));
}

/** While large sums wait after a change of credentials; null: none waits. */
export async function leftWhileWaiting(
  context: PayerWork,
  source: Source,
  exceptOrder?: string,
): Promise<{ left: Decimal; until: number } | null> {
  const { credentialsChangedAt: changedAt } = await context.payer();
  if (changedAt === null || changedAt + waitMs <= context.now) return null;
  const left = await leftUntilLarge(context, source, changedAt, exceptOrder);
  return left && { left, until: changedAt + waitMs };
}

export async function assertSettled(
  context: PayerWork,
  source: Source,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  const waiting = await leftWhileWaiting(context, source, exceptOrder);
  if (!waiting?.left.lessThan(amount)) return;
  const { left, until } = waiting;
  const residualAmount = roundText(left, precisionOf(source.sourceCurrency), 'down');
  const hours = Math.ceil((until - context.now) / hourMs);
  refuse(largeSumWaits(`${residualAmount} ${source.sourceCurrency}`, hours), {
    until,
    residualAmount,
    currency: source.sourceCurrency,
  });
}

/** For large sums; staff have no device. */
export async function assertKnownDevice(
  context: PayerWork,
  source: Source,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  if (context.device === undefined) return;
  const since = await newDeviceSince(context, context.device);
  if (since === null) return;
  const left = await leftUntilLarge(context, source, since, exceptOrder);
  if (left?.lessThan(amount)) refuse(orderRefusals.deviceUnproved);
}
