import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import {
  kycCnBanks,
  kycCnChannel,
  kycCnCountries,
  type kycCnInit,
  kycCnSync,
} from '@/contracts/calls/kyc/china';
import { useFields } from '@/forms/useFields';
import { useT, useTKey } from '@/i18n';
import { kycPlanOf } from '@/routes/flows/kycPlan';
import { followKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { goBack } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { reviewBeat } from '@/state/queries/beat';
import { queryClient, useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { Field, FormItem } from '@/ui/FormItem';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { SelectField } from '@/ui/SelectField';
import { KycProgress } from '../KycProgress';
import { StepLoading } from '../KycScreen';
import '../texts';
import { followChina, NotDue, useChina } from './chinaStep';
import { NotAsked } from './ProofForm';

type Init = AnswerOf<typeof kycCnInit>;

export function SelectNationalityChn() {
  const t = useT();
  const { foreign, init } = useChina();
  const title = t('kyc.chn.nationalityTitle');
  if (foreign) return <NotAsked title={title} />;
  if (!init.data) return <StepLoading title={title} query={init} />;
  return <ChooseBank init={init.data} />;
}

function ChooseBank({ init }: { init: Init }) {
  const t = useT();
  const tKey = useTKey();
  const { payer } = useSession();
  const countries = useCall(kycCnCountries, {});
  const needed = (chosen: string, label: string) =>
    chosen ? undefined : t('validation.required', { label });
  const { values, field, check, tell } = useFields({
    initial: { nationality: init.nationality ?? '', bank: init.bankChannel ?? '' },
    rules: {
      nationality: (chosen) => needed(chosen, t('fields.nationality')),
      bank: (chosen) => needed(chosen, t('kyc.chn.bank')),
    },
  });
  const { nationality, bank } = values;
  const banks = useCall(kycCnBanks, nationality ? { nationality } : null);
  const list = nationality ? (banks.data?.list ?? []) : [];
  const chosen = list.find((row) => row.bankChannel === bank);
  const { mutateAsync: choose } = useCallMutation(kycCnChannel);
  const fixed =
    payer?.kycStatus === 'Pass' || ['information', 'payment', 'wait', 'opened', 'failed'].includes(init.next);
  const goOn = async (): Promise<void> => {
    if (fixed) return followChina(init.next, init.bankChannel);
    if (!check('nationality', 'bank') || !payer) return;
    // An earlier choice may no longer be offered.
    if (!chosen) return tell('bank', t('validation.required', { label: t('kyc.chn.bank') }));
    const { bankChannel } = chosen;
    await choose({ userId: payer.userId, bankChannel, nationality });
    await withPayerNow(() => followChina(chosen.opens === 'bankPage' ? 'bankPage' : 'document', bankChannel));
  };
  return (
    <Screen
      id="kyc-chn-nationality"
      title={t('kyc.chn.nationalityTitle')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('selectNationalityChn') }}
          main={{ id: 'chn-go-on', label: t('kyc.basic.submit'), onPress: goOn }}
        />
      }
    >
      <KycProgress plan={kycPlanOf('CHN', { bankChannel: bank })} at="bank" />
      <Notice tone="info">{t(fixed ? 'kyc.chn.begun' : 'kyc.chn.nationalityNote')}</Notice>
      <QueryState query={countries} shape="form">
        {({ list: nations }) => (
          <Card>
            <Field
              as={SelectField}
              id="chn-nationality"
              label={t('fields.nationality')}
              {...field('nationality')}
              search
              disabled={fixed}
              options={nations.map((row) => ({
                value: row.nationality,
                label: tKey(`countries.names.${row.nationality}`),
                flag: row.nationality,
              }))}
              onChange={(next) => {
                field('nationality').onChange(next);
                field('bank').onChange('');
              }}
            />
          </Card>
        )}
      </QueryState>
      {nationality ? (
        <Card>
          <FormItem id="chn-bank" label={t('kyc.chn.bank')} error={field('bank').error}>
            <QueryState query={banks} shape="list" rows={2}>
              {() => (
                <RadioGroup
                  id="chn-bank"
                  label={t('kyc.chn.bank')}
                  cards
                  disabled={fixed}
                  value={bank}
                  onChange={field('bank').onChange}
                  options={list.map((row) => ({
                    value: row.bankChannel,
                    label: row.name,
                    note: t(`kyc.chn.opens.${row.opens}`),
                  }))}
                />
              )}
            </QueryState>
          </FormItem>
        </Card>
      ) : null}
    </Screen>
  );
}

/** It is about one payment. */
const forgetAnswer = (): void => queryClient.removeQueries({ queryKey: [kycCnSync.name] });

export function ChnCzcbBankPayment() {
  const t = useT();
  const { foreign, init } = useChina();
  const [asked, setAsked] = useState(false);
  const bankChannel = init.data?.bankChannel ?? 'CZCB';
  const sync = useCall(kycCnSync, { bankChannel }, { enabled: asked, renewMs: reviewBeat, staleMs: 0 });
  const bank = asked ? sync.data?.bank : undefined;
  useEffect(() => forgetAnswer, []);
  useEffect(() => {
    if (bank === 'confirmed') void withPayerNow(followKyc);
  }, [bank, sync.dataUpdatedAt]);
  const title = t('kyc.chn.paymentTitle');
  if (foreign) return <NotAsked title={title} />;
  if (!init.data) return <StepLoading title={title} query={init} />;
  const { payment, next } = init.data;
  if (!payment) return <NotDue title={title} next={next} bankChannel={bankChannel} />;
  const renew = async (): Promise<void> => {
    setAsked(false);
    forgetAnswer();
    await init.refetch();
  };
  return (
    <Screen
      id="kyc-chn-payment"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('chnCzcbBankPayment') }}
          main={
            bank === 'expired'
              ? { id: 'chn-renew', label: t('kyc.chn.renew'), onPress: renew }
              : {
                  id: 'chn-paid',
                  label: t('kyc.chn.paid'),
                  onPress: () => (asked ? sync.refetch() : setAsked(true)),
                }
          }
        />
      }
    >
      <KycProgress plan={kycPlanOf('CHN', { bankChannel })} at="payment" />
      <Notice tone="info">{t('kyc.chn.paymentHint')}</Notice>
      {bank === 'waiting' ? <Notice tone="warn">{t('kyc.chn.waiting')}</Notice> : null}
      {bank === 'expired' ? <Notice tone="danger">{t('kyc.chn.expired')}</Notice> : null}
      {asked && sync.isError ? <Notice tone="danger">{t('common.loadFailed')}</Notice> : null}
      <Card>
        <Money amount={payment.amount.amount} currency={payment.amount.currencyCode} size="hero" />
        <DetailRow label={t('fields.bankName')} value={payment.bankName} />
        <CopyRow id="chn-account-name" label={t('fields.accountName')} value={payment.accountName} />
        <CopyRow id="chn-account-number" label={t('fields.accountNumber')} value={payment.accountNumber} />
        <DetailRow label={t('kyc.chn.validFor')}>
          <Countdown until={payment.expiresAt} />
        </DetailRow>
      </Card>
    </Screen>
  );
}
