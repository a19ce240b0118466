import type { ParamsOf } from '@/contracts/calls/defineCall';
import { kycUpdate } from '@/contracts/calls/kyc/kyc';
import { kycCpfVerify } from '@/contracts/calls/kyc/identity';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { kycPlanOf } from '@/routes/flows/kycPlan';
import { kycFormOf } from '@/schemas/kyc';
import { residenceOf } from '@/schemas/kyc/residences';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import { followKyc } from '@/state/accountOpening/kycOpening';
import { useRoute } from '@/state/navigation';
import { refreshPayer } from '@/state/session/profile';
import { useCallMutation } from '@/state/queries/mutations';
import { fetchCall, useCall } from '@/state/queries/queries';
import { KycReason } from '../KycReason';
import { FormStep, StepLoading } from '../KycScreen';
import '../texts';
import { places } from '../places';
import { useKycSources } from '../useEnumOptions';

export function BasicInformation() {
  const t = useT();
  const { params } = useRoute('basicInformation');
  const schema = kycFormOf(params.market);
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const { mutateAsync: update } = useCallMutation(kycUpdate);
  if (!schema || !info.data) {
    return <StepLoading title={t('kyc.basic.title')} query={info} />;
  }
  const market = marketFor(params.market, info.data.countryCode);
  return (
    <MarketForm
      schema={schema}
      market={market}
      initial={{ residence: residenceOf(market), ...info.data.basicInformation }}
      fixing={params.fix === true}
      save={async (values) => {
        await update(values as ParamsOf<typeof kycUpdate>);
        await followKyc(await refreshPayer());
      }}
    />
  );
}

/** The United Kingdom uses Europe's form. */
const marketFor = (form: string, market: string): string =>
  form === 'eu' && market === 'GBR' ? market : form.toUpperCase();

interface Props {
  schema: FormSchema;
  market: string;
  initial: Readonly<Record<string, unknown>> | undefined;
  fixing: boolean;
  save: (values: Record<string, unknown>) => Promise<void>;
}

export function MarketForm({ schema, market, initial, fixing, save }: Props) {
  const t = useT();
  const form = useSchemaForm({
    schema,
    sources: useKycSources(market),
    places,
    initial,
    draft: formDrafts,
    async onSubmit(values) {
      if (market === 'BRA') {
        const { reason } = await fetchCall(kycCpfVerify, { cpf: String(values.taxNumber) });
        if (reason) {
          form.showError('taxNumber', t(`kyc.bra.${reason}`));
          return;
        }
      }
      await save({ ...values, countryCode: market });
    },
  });
  return (
    <FormStep
      id="kyc-basic"
      title={t('kyc.basic.title')}
      form={form}
      submit={t('kyc.basic.submit')}
      progress={{ plan: kycPlanOf(market), at: 'details' }}
    >
      {fixing ? <KycReason /> : null}
    </FormStep>
  );
}
