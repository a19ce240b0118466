import type { AnswerOf } from '@/contracts/calls/defineCall';
import { userClauseList } from '@/contracts/calls/account/clauses';
import {
  kycKrAccounts,
  kycKrAuth,
  kycKrBanks,
  kycKrDepositRegister,
  kycKrSendChange,
  kycProtocolConfirm,
} from '@/contracts/calls/kyc/korea';
import { paramsFrom } from '@/contracts/calls/paramsFrom';
import { errorCodes } from '@/contracts/errors';
import { attemptsLeftData, errorDataOf, ownAccountData } from '@/contracts/errors/data';
import { toAppError } from '@/core/appError';
import { useSchemaForm } from '@/forms';
import { Consents, useConsents } from '@/forms/Consents';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { kycPlanOf } from '@/routes/flows/kycPlan';
import { kycMarketOf } from '@/schemas/kyc';
import type { FormSchema } from '@/schemas/types';
import { followKyc } from '@/state/accountOpening/kycOpening';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { refreshPayer } from '@/state/session/profile';
import { useCallMutation } from '@/state/queries/mutations';
import { refresh, useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { allOf } from '@/state/queries/queryResult';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CodeField } from '@/ui/CodeField';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { FormStep, StepLoading } from '../KycScreen';
import { KycProgress } from '../KycProgress';
import '../texts';
import { NotAsked } from './ProofForm';

export function ConfirmAccountKor() {
  const t = useT();
  const { payer } = useSession();
  const accounts = useCall(kycKrAccounts, {}, { enabled: payer?.countryCode === 'KOR', staleMs: 0 });
  const banks = useCall(kycKrBanks, {}, { enabled: payer?.countryCode === 'KOR' });
  const schema = kycMarketOf('KOR')?.extras?.account;
  const title = t('kyc.kor.accountTitle');
  if (!schema || (payer && payer.countryCode !== 'KOR')) return <NotAsked title={title} />;
  if (!accounts.data || !banks.data) return <StepLoading title={title} query={allOf(accounts, banks)} />;
  return (
    <AccountForm
      schema={schema}
      banks={banks.data.list}
      locked={accounts.data.list.filter((account) => account.status === 'locked')}
    />
  );
}

interface FormProps {
  schema: FormSchema;
  banks: AnswerOf<typeof kycKrBanks>['list'];
  locked: AnswerOf<typeof kycKrAccounts>['list'];
}

function AccountForm({ schema, banks, locked }: FormProps) {
  const t = useT();
  const { mutateAsync: register } = useCallMutation(kycKrDepositRegister, { suppressToast: true });
  const form = useSchemaForm({
    schema,
    sources: { krBanks: banks.map((bank) => ({ value: bank.code, label: bank.content })) },
    async onSubmit(values) {
      try {
        await register(paramsFrom(kycKrDepositRegister, values));
      } catch (thrown) {
        const error = toAppError(thrown);
        const refusal = errorDataOf(error, errorCodes.ownAccountOnly, ownAccountData);
        if (!refusal) throw error;
        const { reason } = refusal;
        form.showError(reason === 'taken' ? 'accountNumber' : 'holder', t(`kyc.kor.${reason}`));
        return;
      }
      await followKyc(await refreshPayer());
    },
  });
  return (
    <FormStep
      id="kyc-account"
      title={t('kyc.kor.accountTitle')}
      form={form}
      submit={t('kyc.kor.send')}
      progress={{ plan: kycPlanOf('KOR'), at: 'account' }}
      after={
        <TextButton
          id="kyc-consents"
          label={t('kyc.kor.consents')}
          onPress={() => navigate('korConsentClause', {})}
        />
      }
    >
      {locked.map((account) => (
        <Notice key={account.accountId} tone="danger">
          {t('kyc.kor.locked', { account: `${account.bankName} ${account.accountNumber}` })}
        </Notice>
      ))}
    </FormStep>
  );
}

/** Three digits from the transfer's text; five wrong tries lock the account. */
export function AccountVerifyKor() {
  const t = useT();
  const { payer } = useSession();
  const asked = payer?.countryCode === 'KOR';
  const accounts = useCall(kycKrAccounts, {}, { enabled: asked, staleMs: 0 });
  const title = t('kyc.kor.verifyTitle');
  if (payer && !asked) return <NotAsked title={title} />;
  if (!accounts.data) return <StepLoading title={title} query={accounts} />;
  const account = accounts.data.list.find((row) => row.status !== 'verified');
  const other = {
    id: 'verify-other',
    label: t(account ? 'kyc.kor.otherAccount' : 'kyc.kor.nameAccount'),
    onPress: toAccount,
  };
  if (account && account.status !== 'locked') return <Code account={account} />;
  return (
    <Screen id="kyc-verify-none" title={title} onBack={goBack}>
      <EmptyState
        icon={account ? 'warning' : 'card'}
        title={account ? t('kyc.kor.lockedTitle') : t('kyc.kor.noAccount')}
        note={t(account ? 'kyc.kor.lockedNote' : 'kyc.kor.noAccountNote')}
        action={other}
      />
    </Screen>
  );
}

const toAccount = (): Promise<void> => navigate('confirmAccountKor', {}, { replace: true });

function Code({ account }: { account: AnswerOf<typeof kycKrAccounts>['list'][number] }) {
  const t = useT();
  const { mutateAsync: verify } = useCallMutation(kycKrAuth, { suppressToast: true });
  const { mutateAsync: sendAgain } = useCallMutation(kycKrSendChange);
  const form = useFields({
    initial: { code: '' },
    rules: { code: (code) => (code.length === 3 ? undefined : t('validation.verificationCodeKorea')) },
    async onSubmit({ code }): Promise<void> {
      try {
        await verify({ accountId: account.accountId, code });
        await followKyc(await refreshPayer());
      } catch (thrown) {
        const error = toAppError(thrown);
        field.onChange('');
        form.forget('code');
        const wrong = errorDataOf(error, errorCodes.captchaWrong, attemptsLeftData);
        if (wrong) return form.tell('code', t('kyc.kor.wrongCode', { count: wrong.attemptsLeft }));
        if (error.code === errorCodes.captchaExhausted) return refresh('debit');
        if (error.code === errorCodes.captchaExpired) return form.tell('code', t('kyc.kor.codeExpired'));
        showError(error);
      }
    },
  });
  const field = form.field('code');
  const again = async (): Promise<void> => {
    await sendAgain({ accountId: account.accountId });
    form.forget('code');
    showToast({ messageKey: 'kyc.kor.sent' });
  };
  return (
    <Screen
      id="kyc-verify"
      title={t('kyc.kor.verifyTitle')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('accountVerifyKor') }}
          main={{ id: 'verify-submit', label: t('kyc.kor.confirm'), onPress: form.submit }}
        />
      }
    >
      <KycProgress plan={kycPlanOf('KOR')} at="account" />
      <Card>
        <DetailRow label={t('kyc.kor.account')} value={`${account.bankName} ${account.accountNumber}`} />
        <DetailRow label={t('kyc.kor.holder')} value={account.holder} />
      </Card>
      <Notice tone="info">{t('kyc.kor.verifyHint')}</Notice>
      <Field
        as={CodeField}
        id="verify-code"
        label={t('kyc.kor.code')}
        length={3}
        onComplete={form.submit}
        {...field}
      />
      <TextButton id="verify-again" icon="refresh" label={t('kyc.kor.again')} onPress={again} />
      <TextButton id="verify-other" tone="quiet" label={t('kyc.kor.otherAccount')} onPress={toAccount} />
    </Screen>
  );
}

export function KorConsentClause() {
  const t = useT();
  const { signedIn } = useSession();
  const clauses = useCall(userClauseList, { countryCode: 'KOR' });
  const { mutateAsync: consent } = useCallMutation(kycProtocolConfirm);
  const consents = useConsents(clauses.data?.list);
  const [tried, markTried] = useTried();
  const title = t('kyc.kor.consents');
  if (!clauses.data) return <StepLoading title={title} query={clauses} />;
  const { list } = clauses.data;
  const { agreed, missing } = consents;
  const confirm = async (): Promise<void> => {
    markTried();
    if (missing) return;
    if (signedIn) {
      await consent({ countryCode: 'KOR', clauseIds: [...agreed] });
      showToast({ messageKey: 'kyc.kor.consented', onLeaving: true });
    }
    await goBack();
  };
  return (
    <Screen
      id="kyc-consents-page"
      title={title}
      onBack={goBack}
      footer={<ActionBar main={{ id: 'consents-confirm', label: t('kyc.kor.agree'), onPress: confirm }} />}
    >
      {list.length === 0 ? <EmptyState title={t('kyc.notAsked.title')} /> : null}
      {tried && missing ? <Notice tone="danger">{t('validation.agreed')}</Notice> : null}
      {list.length > 0 ? (
        <Card>
          <Consents id="consent" market="KOR" consents={consents} tried={tried} />
        </Card>
      ) : null}
    </Screen>
  );
}
