import { useMemo } from 'react';
import { kycProof } from '@/contracts/calls/kyc/kyc';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { paramsFrom } from '@/contracts/calls/paramsFrom';
import type { KycRecord } from '@/contracts/entities/payer';
import { useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { isLastPart, type KycPart, kycPlanOf } from '@/routes/flows/kycPlan';
import { type KycProofKind, kycMarketOf } from '@/schemas/kyc';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import { followKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { refreshPayer } from '@/state/session/profile';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { kycUploads } from '../kycUploads';
import { FormStep, StepLoading } from '../KycScreen';
import { KycReason } from '../KycReason';
import '../texts';
import { useKycSources } from '../useEnumOptions';

const kinds = {
  addressProof: 'address',
  kycProofJpn: 'address',
  incomeProofVnm: 'income',
  delayProofEu: 'delay',
  eVisaAuth: 'eVisa',
  extensionCertificateEu: 'extension',
} as const satisfies Record<string, KycProofKind>;

const partOf = {
  address: 'address',
  delay: 'address',
  income: 'income',
  eVisa: 'document',
  extension: 'document',
} as const satisfies Record<KycProofKind, KycPart>;

export function ProofForm() {
  const t = useT();
  const { name, params } = useRoute(
    'addressProof',
    'kycProofJpn',
    'incomeProofVnm',
    'delayProofEu',
    'eVisaAuth',
    'extensionCertificateEu',
  );
  const kind = kinds[name];
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const title = t(`kyc.proof.titles.${kind}`);
  if (!info.data) return <StepLoading title={title} query={info} />;
  const schema = kycMarketOf(info.data.countryCode)?.proofs?.[kind];
  if (!schema) return <NotAsked title={title} />;
  return (
    <Proof
      kind={kind}
      schema={schema}
      info={info.data}
      title={title}
      fixing={'fix' in params && params.fix === true}
    />
  );
}

export function NotAsked({ title }: { title: string }) {
  const t = useT();
  return (
    <Screen title={title} onBack={goBack}>
      <EmptyState
        title={t('kyc.notAsked.title')}
        note={t('kyc.notAsked.note')}
        action={{
          id: 'kyc-go-on',
          label: t('kyc.notAsked.go'),
          onPress: () => withPayerNow(followKyc),
        }}
      />
    </Screen>
  );
}

interface Props {
  kind: KycProofKind;
  schema: FormSchema;
  info: KycRecord;
  title: string;
  fixing: boolean;
}

function Proof({ kind, schema, info, title, fixing }: Props) {
  const t = useT();
  const { countryCode } = info;
  const sources = useKycSources(countryCode);
  const uploads = useMemo(() => kycUploads(countryCode), [countryCode]);
  const { mutateAsync: prove } = useCallMutation(kycProof);
  const form = useSchemaForm({
    schema,
    sources,
    uploads,
    draft: formDrafts,
    async onSubmit(values) {
      await prove(paramsFrom(kycProof, { countryCode, kind, values }));
      await followKyc(await refreshPayer());
    },
  });
  const plan = kycPlanOf(countryCode);
  const part = partOf[kind];
  const delay = kind === 'address' && kycMarketOf(countryCode)?.proofs?.delay !== undefined;
  return (
    <FormStep
      id={`kyc-${kind}`}
      title={title}
      form={form}
      submit={fixing || isLastPart(plan, part) ? t('kyc.upload.submit') : t('common.next')}
      progress={{ plan, at: part }}
      after={
        delay ? (
          <TextButton
            id="kyc-address-delay"
            label={t('kyc.proof.later')}
            onPress={() => navigate('delayProofEu', {})}
          />
        ) : null
      }
    >
      {fixing ? <KycReason /> : null}
    </FormStep>
  );
}
