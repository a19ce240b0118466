import type { CallParams } from '@/catalogue/calls';
import type { KycInfo } from '@/catalogue/entities/payer';
import { useSchemaForm, SchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { kycFormOf } from '@/schemas/kyc';
import type { FormSchema } from '@/schemas/types';
import { call } from '@/state/client';
import { formDrafts } from '@/state/drafts';
import { followKyc } from '@/state/kycOpening';
import { goBack, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries';
import { refreshPayer } from '@/state/profile';
import { showError } from '@/state/showError';
import { contactService } from '@/state/support';
import { ActionBar } from '@/ui/ActionBar';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { KycProgress } from '../KycProgress';
import '../texts';
import { useKycSources } from '../useEnumOptions';

/** /basic-information-{market}: the market's form, with what the server already knows filled in. */
export function BasicInformation() {
  const t = useT();
  const { params } = useRoute('basicInformation');
  const schema = kycFormOf(params.market);
  const info = useCall('kyc.info', {}, { staleMs: 0 });
  if (!schema || !info.data) {
    return (
      <Screen title={t('kyc.basic.title')} onBack={goBack}>
        {info.isError ? <ErrorState onRetry={info.refetch} /> : <Skeleton shape="form" />}
      </Screen>
    );
  }
  return (
    <MarketForm
      schema={schema}
      market={marketFor(params.market, info.data.countryCode)}
      info={info.data}
      fixing={params.fix === true}
    />
  );
}

/** Europe's form is the United Kingdom's as well. */
const marketFor = (form: string, market: string): string =>
  form === 'eu' && market === 'GBR' ? market : form.toUpperCase();

function MarketForm({
  schema,
  market,
  info,
  fixing,
}: {
  schema: FormSchema;
  market: string;
  info: KycInfo;
  fixing: boolean;
}) {
  const t = useT();
  const sources = useKycSources(market);
  const form = useSchemaForm({
    schema,
    sources,
    initial: info.basicInformation,
    draft: formDrafts,
    async onSubmit(values) {
      await call('kyc.update', { ...values, countryCode: market } as CallParams<'kyc.update'>);
      const payer = await refreshPayer();
      await followKyc(payer);
    },
  });
  return (
    <Screen
      title={t('kyc.basic.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('basicInformation') }}
          main={{
            id: 'kyc-basic-submit',
            label: t('kyc.basic.submit'),
            busy: form.busy,
            onPress: () => form.submit().catch(showError),
          }}
        />
      }
    >
      <KycProgress at={0} />
      {fixing ? <Notice tone="warn">{t('kyc.basic.fix')}</Notice> : null}
      <SchemaForm form={form} />
    </Screen>
  );
}
