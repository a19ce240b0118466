import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { isLargeCorridor } from '@/domain/largeRemit';
import type { Db } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { countryName } from '../../texts/appTexts';
import { payeeRefusals } from '../payee/refusals';
import { takesBy, waysOf } from '../payee/rules';
import { said } from '../../texts';

export interface Corridor {
  sourceCountry: string;
  sourceCurrency: string;
  target: string;
  accountType: string;
  remitType: string;
}

export const corridorNotOpen = {
  code: errorCodes.corridorNotOpen,
  text: said('server.rates.corridorNotOpen'),
} as const;

export type Currencies = Pick<Corridor, 'sourceCountry' | 'sourceCurrency' | 'target'> & {
  targetCurrency: string;
};

/** The target currency is what payees there receive. */
export async function assertCurrencies(
  db: Db,
  { sourceCountry, sourceCurrency, target, targetCurrency }: Currencies,
): Promise<{ sourceStatus: string | null; targetStatus: string | null }> {
  const rows = await db
    .selectFrom('countries')
    .select(['code', 'currency', 'payoutCurrency', 'sourceStatus', 'targetStatus'])
    .where('code', 'in', [sourceCountry, target])
    .execute();
  const from = rows.find(({ code }) => code === sourceCountry);
  const to = rows.find(({ code }) => code === target);
  if (!from || !to) return refuse(corridorNotOpen);
  if (from.currency !== sourceCurrency)
    refuse({
      code: payCodes.corridorCurrency,
      text: said('server.rates.sourceCurrency', {
        country: (lang) => countryName(sourceCountry, lang),
        currency: from.currency,
      }),
    });
  if (to.payoutCurrency !== targetCurrency)
    refuse({
      code: payCodes.corridorCurrency,
      text: said('server.rates.targetCurrency', {
        country: (lang) => countryName(target, lang),
        currency: to.payoutCurrency,
      }),
    });
  return { sourceStatus: from.sourceStatus, targetStatus: to.targetStatus };
}

export const carries = (remitType: string, source: string, target: string): boolean =>
  remitType !== 'LargeRemit' || isLargeCorridor(source, target);

/** As `carries`, with a way of receiving that takes it. */
export const serves = (remitType: string, source: string, target: string): boolean =>
  carries(remitType, source, target) && waysOf(target, remitType).length > 0;

/** Refuses closed countries, wrong currencies, ways without form. */
export async function assertCorridor(db: Db, corridor: Corridor & Currencies): Promise<void> {
  const { sourceCountry, target, accountType, remitType } = corridor;
  const { sourceStatus, targetStatus } = await assertCurrencies(db, corridor);
  if (sourceStatus !== 'opened' || !serves(remitType, sourceCountry, target)) refuse(corridorNotOpen);
  assertTakes(targetStatus, target, remitType, accountType);
}

function assertTakes(status: string | null, target: string, remitType: string, accountType: string): void {
  if (status !== 'opened') refuse(corridorNotOpen);
  if (!takesBy(target, remitType, accountType)) refuse(payeeRefusals.method);
}

export async function assertReceives(db: Db, target: string, accountType: string): Promise<void> {
  const row = await db
    .selectFrom('countries')
    .select('targetStatus')
    .where('code', '=', target)
    .executeTakeFirst();
  assertTakes(row?.targetStatus ?? null, target, 'personal', accountType);
}
