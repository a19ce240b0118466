import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import type { PayerWork } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { sourcePrices } from '../../../seed/prices';
import { newDeviceSince } from '../../account/devices/newDevice';
import type { Corridor } from '../../rates/corridor';
import { limitOf } from '../../rates/orderLimit';
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

/** None below the least amount. */
export async function restToOffer(
  { db }: Pick<PayerWork, 'db'>,
  corridor: Corridor,
  left: Decimal,
): Promise<string> {
  const limit = await limitOf(db, corridor);
  const rest = left.lessThan(limit?.minAmount ?? 0) ? 0 : left;
  return roundText(new Decimal(rest), precisionOf(corridor.sourceCurrency), 'down');
}

export async function assertSettled(
  context: PayerWork,
  corridor: Corridor,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  const waiting = await leftWhileWaiting(context, corridor, exceptOrder);
  if (!waiting?.left.lessThan(amount)) return;
  const { left, until } = waiting;
  const residualAmount = await restToOffer(context, corridor, left);
  const hours = Math.ceil((until - context.now) / hourMs);
  refuse(largeSumWaits(`${residualAmount} ${corridor.sourceCurrency}`, hours), {
    until,
    residualAmount,
    currency: corridor.sourceCurrency,
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
