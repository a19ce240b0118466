import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/currencies';
import type { PayerWork } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { sourcePrices } from '../../seed/prices';
import type { Corridor } from '../rates/corridor';
import { largeSumWaits } from './refusals';
import { sentSince } from './sent';

const hourMs = 60 * 60_000;
/** As long as the owner may undo that a contact was replaced. */
const waitMs = 72 * hourMs;

/** After a change of credentials or contacts no large sum goes out for a while, in one transfer or in several. */
export async function assertSettled(
  context: PayerWork,
  { sourceCountry, sourceCurrency }: Pick<Corridor, 'sourceCountry' | 'sourceCurrency'>,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  const { id, credentials_changed_at: changedAt } = await context.payer();
  const large = sourcePrices[sourceCountry]?.largeFrom;
  if (changedAt === null || changedAt + waitMs <= context.now || large === undefined) return;
  const sent = await sentSince(context, id, sourceCurrency, changedAt, { exceptOrder });
  const left = Decimal.max(0, new Decimal(large).minus(sent));
  if (left.greaterThanOrEqualTo(amount)) return;
  const until = changedAt + waitMs;
  const residualAmount = roundText(left, precisionOf(sourceCurrency), 'down');
  const hours = Math.ceil((until - context.now) / hourMs);
  refuse(largeSumWaits(`${residualAmount} ${sourceCurrency}`, hours), {
    until,
    residualAmount,
    currency: sourceCurrency,
  });
}
