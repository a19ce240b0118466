import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { kycSingpassOpen, kycSingpassUser } from '@/contracts/calls/kyc/singpass';
import { paramsFrom } from '@/contracts/calls/paramsFrom';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useSchemaForm } from '@/forms';
import { formatDate, useT, useTKey } from '@/i18n';
import { usePageShow } from '@/platform/page';
import { kycPlanOf } from '@/routes/flows/kycPlan';
import { kycMarketOf } from '@/schemas/kyc';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import { followKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { refreshPayer } from '@/state/session/profile';
import { useCallMutation } from '@/state/queries/mutations';
import { fetchCall, useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { openPayPage } from '@/state/market/payPage';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { FormStep, StepLoading } from '../KycScreen';
import '../texts';
import { useKycSources } from '../useEnumOptions';
import { NotAsked } from './ProofForm';

const unsupported = (error: unknown): boolean => hasCode(error, errorCodes.singpassUnsupported);

const toForm = (): Promise<void> => navigate('basicInformation', { market: 'sgp' });

export function AccountOpenSelectSgp() {
  const t = useT();
  const { payer } = useSession();
  const [away, setAway] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const open = async (): Promise<void> => {
    try {
      const { state, authorizeUrl } = await fetchCall(kycSingpassUser, { countryCode: 'SGP' });
      if (!authorizeUrl) return;
      setAway(state);
      await openPayPage(authorizeUrl).catch(() => showToast({ messageKey: 'errors.singpassFailed' }));
    } catch (error) {
      showError(error);
    }
  };
  // In a mini-program Singpass opens above this page, and closing it returns here.
  usePageShow(() => {
    if (!away) return;
    void fetchCall(kycSingpassUser, { countryCode: 'SGP', state: away })
      .then(({ status }) =>
        status === 'open' ? undefined : navigate('sgpAuthKycCallback', { state: away }, { replace: true }),
      )
      .catch((error: unknown) => {
        if (unsupported(error)) setRefused(true);
      });
  });
  if (payer && payer.countryCode !== 'SGP') return <NotAsked title={t('kyc.sgp.waysTitle')} />;
  return (
    <Screen
      id="kyc-sgp-ways"
      title={t('kyc.sgp.waysTitle')}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService('accountOpenSelectSgp') }} />}
    >
      {refused ? (
        <Notice tone="warn">{t('errors.singpassUnsupported')}</Notice>
      ) : (
        <Notice tone="info">{t('kyc.sgp.waysHint')}</Notice>
      )}
      <Card>
        <ListRow
          id="sgp-singpass"
          icon="shield"
          title={t('kyc.sgp.singpass')}
          note={t('kyc.sgp.singpassNote')}
          onPress={open}
        />
        <ListRow
          id="sgp-form"
          icon="edit"
          title={t('kyc.sgp.byForm')}
          note={t('kyc.sgp.byFormNote')}
          onPress={toForm}
        />
      </Card>
    </Screen>
  );
}

export function SgpAuthKycCallback() {
  const t = useT();
  const { params } = useRoute('sgpAuthKycCallback');
  const { state, code, error } = params;
  const asks = state !== undefined && error === undefined;
  const user = useCall(kycSingpassUser, { countryCode: 'SGP', state, code }, { enabled: asks, staleMs: 0 });
  const schema = kycMarketOf('SGP')?.extras?.singpass;
  const title = t('kyc.sgp.callbackTitle');
  if (asks && user.isPending) return <StepLoading title={title} query={user} />;
  const data = user.data;
  if (schema && state && data?.status === 'granted' && data.person)
    return <Remaining schema={schema} state={state} person={data.person} />;
  if (unsupported(user.error))
    return (
      <Screen id="kyc-sgp-unsupported" title={title} onBack={goBack}>
        <EmptyState
          icon="warning"
          title={t('errors.singpassUnsupported')}
          action={{ id: 'sgp-form', label: t('kyc.sgp.byForm'), onPress: toForm }}
        />
      </Screen>
    );
  const used = data?.status === 'used';
  return (
    <Screen id="kyc-sgp-failed" title={title} onBack={goBack}>
      <EmptyState
        icon={used ? 'check' : 'warning'}
        title={used ? t('kyc.sgp.usedTitle') : t('kyc.sgp.failedTitle')}
        note={used ? undefined : t('kyc.sgp.failedNote')}
        action={
          used
            ? {
                id: 'sgp-go-on',
                label: t('kyc.notAsked.go'),
                onPress: () => withPayerNow(followKyc),
              }
            : {
                id: 'sgp-again',
                label: t('kyc.sgp.again'),
                onPress: () => navigate('accountOpenSelectSgp', {}, { replace: true }),
              }
        }
      />
    </Screen>
  );
}

interface Props {
  schema: FormSchema;
  state: string;
  person: NonNullable<AnswerOf<typeof kycSingpassUser>['person']>;
}

function Remaining({ schema, state, person }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { mutateAsync: openAccount } = useCallMutation(kycSingpassOpen);
  const form = useSchemaForm({
    schema,
    sources: useKycSources('SGP'),
    draft: formDrafts,
    async onSubmit(values) {
      await openAccount(paramsFrom(kycSingpassOpen, { state, values }));
      await followKyc(await refreshPayer());
    },
  });
  const text = (field: string): string => String(person[field] ?? '');
  return (
    <FormStep
      id="kyc-singpass"
      title={t('kyc.sgp.callbackTitle')}
      form={form}
      submit={t('kyc.upload.submit')}
      progress={{ plan: kycPlanOf('SGP', { byRecords: true }), at: 'details' }}
    >
      <Card title={t('kyc.sgp.fromSingpass')}>
        <DetailRow label={t('kyc.preview.name')} value={`${text('firstName')} ${text('lastName')}`} />
        <DetailRow label={t('kyc.sgp.nric')} value={text('idNumber')} />
        <DetailRow label={t('kyc.preview.birth')} value={formatDate(text('birthDate'))} />
        <DetailRow
          label={t('kyc.preview.nationality')}
          value={tKey(`countries.names.${text('nationality')}`)}
        />
        <DetailRow
          label={t('kyc.preview.address')}
          value={[text('street'), text('unit'), text('postCode')].filter(Boolean).join(', ')}
        />
      </Card>
    </FormStep>
  );
}
