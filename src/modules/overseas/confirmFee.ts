import { ratesSchoolFee } from '@/contracts/calls/rates/rates';
import { marketRow } from '@/domain/markets/markets';
import { AppError } from '@/core/appError';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { sourceMarket } from '@/state/market/sourceMarket';
import { navigate } from '@/state/navigation';
import { fetchCall } from '@/state/queries/queries';
import type { SchoolPayee } from './PayeeGate';

/** The school's amount, priced by the quote. */
export async function confirmFee({ payee }: Pick<SchoolPayee, 'payee'>, amount: string): Promise<void> {
  const source = sourceMarket();
  const sourceCurrency = marketRow(source)?.currency;
  if (!sourceCurrency)
    throw new AppError({ code: 'noMarket', kind: 'contract', messageKey: 'errors.unknown' });
  const quote = await fetchCall(ratesSchoolFee, {
    sourceCountryCode: source,
    sourceCurrency,
    targetCountryCode: payee.country,
    targetCurrency: payee.currency,
    targetAmount: amount,
    costType: payee.costType,
  });
  remitDraftStore.setState(
    {
      ...emptyRemitDraft,
      remitType: 'studyAbroad',
      sourceCountryCode: source,
      targetCountryCode: payee.country,
      side: 'target',
      amountText: amount,
      accountType: 'bank',
      quote,
      payeeId: payee.payeeId,
      toSchool: true,
    },
    true,
  );
  await navigate('confirmRemit', {});
}
