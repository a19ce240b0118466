import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/currencies';
import type { PayerWork } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { sourcePrices } from '../../seed/prices';
import { newDeviceSince } from '../account/newDevice';
import type { Corridor } from '../rates/corridor';
import { largeSumWaits, orderRefusals } from './refusals';
import { sentSince } from './sent';

const hourMs = 60 * 60_000;
/** As long as the owner may undo that a contact was replaced. */
const waitMs = 72 * hourMs;

type Source = Pick<Corridor, 'sourceCountry' | 'sourceCurrency'>;

/** Amount a payer may send after a moment until it is a large sum, in one transfer or in several; null: none is large there. */
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

/** After a change of credentials or contacts no large sum goes out for a while. */
export async function assertSettled(
  context: PayerWork,
  source: Source,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  const { credentials_changed_at: changedAt } = await context.payer();
  if (changedAt === null || changedAt + waitMs <= context.now) return;
  const left = await leftUntilLarge(context, source, changedAt, exceptOrder);
  if (!left?.lessThan(amount)) return;
  const until = changedAt + waitMs;
  const residualAmount = roundText(left, precisionOf(source.sourceCurrency), 'down');
  const hours = Math.ceil((until - context.now) / hourMs);
  refuse(largeSumWaits(`${residualAmount} ${source.sourceCurrency}`, hours), {
    until,
    residualAmount,
    currency: source.sourceCurrency,
  });
}

/** No large sum goes out from a new device before its owner has proved it. Staff have no device. */
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
