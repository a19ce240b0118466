import type { CallAnswer, CallParams } from '@/contracts/calls';
import { Decimal } from '@/core/decimal';
import type { CallContext } from '../../runtime';
import { quickestPayment } from '../order/methods';
import { accountTypesOf } from '../payee/rules';
import { closestRow } from '../rates/closestRow';

const notOnCards: ReadonlySet<string> = new Set(['cash']);
export const cardMethods = (country: string) =>
  accountTypesOf(country).filter((accountType) => !notOnCards.has(accountType));

export async function targetCountries(
  context: CallContext,
): Promise<CallAnswer<'payeeCard.queryTargetCountry'>> {
  const rows = await context.db
    .selectFrom('countries')
    .select(['code', 'payoutCurrency'])
    .where('targetStatus', '=', 'opened')
    .orderBy('position')
    .orderBy('code')
    .execute();
  return {
    list: rows
      .filter((row) => cardMethods(row.code).length > 0)
      .map((row) => ({ countryCode: row.code, currency: row.payoutCurrency })),
  };
}

export async function sourceCountries(
  context: CallContext,
  { country }: CallParams<'payeeCard.querySourceCountry'>,
): Promise<CallAnswer<'payeeCard.querySourceCountry'>> {
  const rows = await context.db
    .selectFrom('countries')
    .select(['code', 'currency'])
    .where('sourceStatus', '=', 'opened')
    .where('code', '<>', country)
    .orderBy('position')
    .orderBy('code')
    .execute();
  return { list: rows.map((row) => ({ countryCode: row.code, currency: row.currency })) };
}

export async function paymentMethods(
  context: CallContext,
  { country, sourceCountry }: CallParams<'payeeCard.queryPaymentMethod'>,
): Promise<CallAnswer<'payeeCard.queryPaymentMethod'>> {
  if (country === sourceCountry) return { list: [] };
  const estimates = await context.db
    .selectFrom('arrivalEstimates')
    .selectAll()
    .where('sourceCountry', 'in', ['*', sourceCountry ?? '*'])
    .execute();
  return {
    list: cardMethods(country).map((accountType, at) => {
      const arrival = closestRow(estimates, { target: country, accountType, remitType: 'personal' });
      return {
        accountType,
        arrivalMinutesFrom: arrival?.minMinutes ?? 60,
        arrivalMinutesTo: arrival?.maxMinutes ?? 2880,
        payMinutesTo: quickestPayment(sourceCountry ?? '', new Decimal(0)),
        recommended: at === 0,
        maintenance: false,
      };
    }),
  };
}
