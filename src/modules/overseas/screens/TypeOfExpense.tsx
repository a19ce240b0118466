import { useState } from 'react';
import { ratesSchoolFee } from '@/contracts/calls/rates/rates';
import { schoolFeeTypes } from '@/contracts/calls/school/fee';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { parseAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode, precisionOf } from '@/domain/countries/currencies';
import { marketRow } from '@/domain/markets/markets';
import { useT } from '@/i18n';
import { useSourceMarket } from '@/state/market/sourceMarket';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { AmountInput } from '@/ui/AmountInput';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { useTried } from '@/ui/field/wrong';
import { FormItem } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { useKeptPlace } from '../place';
import { SchoolGate, type SchoolFacts } from '../SchoolGate';
import { useTyped } from '@/ui/SearchField';

type Fee = AnswerOf<typeof schoolFeeTypes>['list'][number];

export function TypeOfExpense() {
  const t = useT();
  const { schoolId, ...chosen } = useRoute('overseasTypeOfExpense').params;
  return (
    <SchoolGate title={t('school.titles.overseasTypeOfExpense')} schoolId={schoolId}>
      {(facts) => <FeeAndAmount chosen={chosen} {...facts} />}
    </SchoolGate>
  );
}

interface Chosen {
  accountId?: string | undefined;
  payeeId?: string | undefined;
  feeType?: string | undefined;
}

function FeeAndAmount({ school, chosen }: { chosen: Chosen } & SchoolFacts) {
  const t = useT();
  const { schoolId, currency } = school;
  const { accountId, payeeId } = chosen;
  useKeptPlace('overseasTypeOfExpense', { schoolId, accountId, payeeId }, school.name);
  const fees = useCall(schoolFeeTypes, { schoolId });
  const [feeType, setFeeType] = useState(chosen.feeType ?? '');
  const { typed, asked, type } = useTyped();
  const [tried, markTried] = useTried();
  const fee = fees.data?.list.find((row) => row.feeType === feeType);
  const wrong = useAmountWrong(fee, typed, currency);
  const next = async (): Promise<void> => {
    markTried();
    const amount = parseAmount(typed, precisionOf(currency));
    if (!fee || wrong || !amount.ok) return;
    if (payeeId) return navigate('overseasUpload', { payeeId, amount: amount.amount });
    await navigate('overseasStudentInformation', {
      schoolId,
      accountId,
      feeType: fee.feeType,
      amount: amount.amount,
    });
  };
  return (
    <Screen
      id="school-fee"
      title={school.name}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('overseasFee') }}
          main={{ id: 'school-fee-next', label: t('common.next'), onPress: next, disabled: !fees.data }}
        />
      }
    >
      <QueryState query={fees} shape="form">
        {({ list }) => (
          <>
            <Card>
              <AmountInput
                id="school-fee-amount"
                label={t('overseas.fee.amount')}
                value={typed}
                currency={currency}
                flag={school.country}
                decimals={precisionOf(currency)}
                onChange={type}
                error={tried || fee ? wrong : undefined}
              />
              {wrong ? null : <Price school={school} amount={asked} />}
            </Card>
            <Card>
              <FormItem
                id="school-fee-type"
                label={t('overseas.fee.kind')}
                error={tried && !fee ? t('overseas.fee.kindMissing') : undefined}
              >
                <RadioGroup
                  id="school-fee-type"
                  label={t('overseas.fee.kind')}
                  value={feeType}
                  onChange={setFeeType}
                  invalid={tried && !fee}
                  options={list
                    .filter((row) => !payeeId || row.feeType === chosen.feeType)
                    .map((row) => ({
                      value: row.feeType,
                      label: row.content,
                      note: t('overseas.fee.range', boundsOf(row)),
                    }))}
                />
              </FormItem>
            </Card>
          </>
        )}
      </QueryState>
    </Screen>
  );
}

const boundsOf = ({ minAmount, maxAmount }: Fee): { from: string; to: string } => ({
  from: formatMoneyWithCode(minAmount),
  to: formatMoneyWithCode(maxAmount),
});

function useAmountWrong(fee: Fee | undefined, typed: string, currency: string): string | undefined {
  const t = useT();
  const parsed = parseAmount(typed, precisionOf(currency));
  if (!parsed.ok) return t('overseas.fee.amountMissing');
  if (!fee) return undefined;
  const amount = new Decimal(parsed.amount);
  return amount.lt(fee.minAmount.amount) || amount.gt(fee.maxAmount.amount)
    ? t('overseas.fee.amountWrong', boundsOf(fee))
    : undefined;
}

/** An estimate; the confirmation's price counts. */
function Price({ school, amount }: { school: SchoolFacts['school']; amount: string }) {
  const t = useT();
  const source = useSourceMarket();
  const sourceCurrency = source ? marketRow(source)?.currency : undefined;
  const parsed = parseAmount(amount, precisionOf(school.currency));
  const quote = useCall(
    ratesSchoolFee,
    source && sourceCurrency && parsed.ok
      ? {
          sourceCountryCode: source,
          sourceCurrency,
          targetCountryCode: school.country,
          targetCurrency: school.currency,
          targetAmount: parsed.amount,
        }
      : null,
    { keepPrevious: true },
  );
  if (!parsed.ok) return null;
  if (quote.isError)
    return (
      <Notice
        tone="warn"
        action={{ id: 'school-fee-price-retry', label: t('common.retry'), onPress: () => quote.refetch() }}
      >
        {t('overseas.fee.priceFailed')}
      </Notice>
    );
  if (!quote.data) return null;
  const { totalAmount, sourceCurrency: currencyCode } = quote.data;
  return (
    <>
      <DetailRow
        label={t('overseas.fee.youPay')}
        value={formatMoneyWithCode({ amount: totalAmount, currencyCode })}
      />
      <Notice>{t('overseas.fee.price')}</Notice>
    </>
  );
}
