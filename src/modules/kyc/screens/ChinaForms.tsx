import { useState } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { kycIdConfig, kycUpdate } from '@/contracts/calls/kyc/kyc';
import { kycCnDocument, kycCnInit } from '@/contracts/calls/kyc/china';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { useT } from '@/i18n';
import { kycPlanOf } from '@/routes/flows/kycPlan';
import { kycFormOf } from '@/schemas/kyc';
import { goBack } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { fetchCall, useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';
import { Screen } from '@/ui/Screen';
import { StepLoading } from '../KycScreen';
import '../texts';
import { MarketForm } from './BasicInformation';
import { followChina, NotDue, useChina } from './chinaStep';
import { Upload } from './DocumentUpload';
import { NotAsked } from './ProofForm';
import { DocumentList } from './SelectDocument';

export function ChnCzcbDocumentUpload() {
  const t = useT();
  const { payer, foreign, init } = useChina();
  const types = useCall(kycIdConfig, { countryCode: 'CHN' }, { enabled: !foreign });
  const { mutateAsync: provide } = useCallMutation(kycCnDocument);
  const [idType, setIdType] = useState('');
  const title = t('kyc.upload.title');
  if (foreign) return <NotAsked title={title} />;
  if (!init.data || !types.data) return <StepLoading title={title} query={allOf(init, types)} />;
  const { next, bankChannel } = init.data;
  if (next !== 'document') return <NotDue title={title} next={next} bankChannel={bankChannel} />;
  const type = types.data.list.find((row) => row.idType === idType);
  if (!type)
    return (
      <Screen title={t('kyc.select.title')} onBack={goBack}>
        <DocumentList list={types.data.list} onChoose={setIdType} />
      </Screen>
    );
  return (
    <Upload
      key={type.idType}
      market="CHN"
      type={type}
      plan={kycPlanOf('CHN', { bankChannel })}
      part="document"
      last={payer?.kycStatus === 'Pass'}
      provide={async (document) => {
        await provide({ ...document, countryCode: 'CHN' });
        // First documents lead to the form, renewed ones to the review.
        const then = await fetchCall(kycCnInit, { countryCode: 'CHN' });
        await followChina(then.next, bankChannel);
      }}
    />
  );
}

export function ChnCzcbBasicInformation() {
  const t = useT();
  const { foreign, init } = useChina();
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const { mutateAsync: update } = useCallMutation(kycUpdate);
  const schema = kycFormOf('chn');
  const title = t('kyc.basic.title');
  if (foreign || !schema) return <NotAsked title={title} />;
  if (!init.data || !info.data) return <StepLoading title={title} query={allOf(init, info)} />;
  const { next, bankChannel, nationality } = init.data;
  if (next !== 'information' && next !== 'payment')
    return <NotDue title={title} next={next} bankChannel={bankChannel} />;
  return (
    <MarketForm
      schema={schema}
      market="CHN"
      initial={{ nationality, ...info.data.basicInformation }}
      fixing={false}
      save={async (values) => {
        await update(values as ParamsOf<typeof kycUpdate>);
        await followChina('payment', bankChannel);
      }}
    />
  );
}
