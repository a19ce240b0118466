import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { errorCodes } from '@/contracts/errors';
import type { LimitVerdict } from '@/core/limits';
import type { Db, Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { closestRow } from './closestRow';
import type { Corridor } from './corridor';
import { said } from '../../texts';

export async function limitOf(db: Db, corridor: Corridor): Promise<Row<'limits'> | undefined> {
  const rows = await db
    .selectFrom('limits')
    .selectAll()
    .where('sourceCountry', '=', corridor.sourceCountry)
    .where('currency', '=', corridor.sourceCurrency)
    .execute();
  return closestRow(rows, corridor);
}

export function assertWithin(verdict: LimitVerdict, limit: Row<'limits'>): void {
  if (verdict.kind === 'within') return;
  const model = {
    minSourceAmount: limit.minAmount,
    maxSourceAmount: limit.maxAmount,
    currency: limit.currency,
  };
  const at = (amount: string) =>
    formatMoneyWithCode({ amount, currencyCode: limit.currency }, { trimZeros: true });
  if (verdict.kind === 'tooPrecise')
    refuse(
      {
        code: errorCodes.amountTooPrecise,
        text: said('server.rates.decimals'),
      },
      model,
    );
  if (verdict.kind === 'empty' || verdict.kind === 'belowMin') {
    refuse(
      {
        code: errorCodes.amountBelowMin,
        text: said('server.rates.belowMin', { amount: at(limit.minAmount) }),
      },
      model,
    );
  }
  refuse(
    {
      code: errorCodes.amountAboveMax,
      text: said('server.rates.aboveMax', { amount: at(limit.maxAmount) }),
    },
    model,
  );
}
