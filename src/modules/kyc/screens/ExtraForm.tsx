import type { AnswerOf } from '@/contracts/calls/defineCall';
import { kycCommitQuestion, kycUpdateAsk } from '@/contracts/calls/kyc/questionnaire';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { paramsFrom } from '@/contracts/calls/paramsFrom';
import { useSchemaForm } from '@/forms';
import { formatDateTime, useT } from '@/i18n';
import { kycMarketOf } from '@/schemas/kyc';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { refreshPayer } from '@/state/session/profile';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';
import { Notice } from '@/ui/Notice';
import { FormStep, StepLoading } from '../KycScreen';
import '../texts';
import { useKycSources } from '../useEnumOptions';
import { NotAsked } from './ProofForm';

export function ExtraForm() {
  const t = useT();
  const route = useRoute('userInfoSupplementEu', 'improveAccountInfo', 'supplyUserInfo');
  const scene = route.name === 'userInfoSupplementEu' ? 'supplement' : 'improve';
  const card = route.name === 'supplyUserInfo' && route.params.needCard ? route.params : null;
  const title = t(`kyc.extra.titles.${scene}`);
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const countryCode = info.data?.countryCode ?? '';
  const ask = useCall(kycUpdateAsk, { countryCode, scene }, { enabled: countryCode !== '', staleMs: 0 });
  const schema = kycMarketOf(countryCode)?.extras?.[scene];
  if (info.data && !schema) return <NotAsked title={title} />;
  if (!info.data || !ask.data || !schema) return <StepLoading title={title} query={allOf(info, ask)} />;
  return (
    <Extra
      scene={scene}
      title={title}
      schema={schema}
      countryCode={countryCode}
      ask={ask.data}
      basic={info.data.basicInformation}
      onSaved={card ? () => navigate('sendCard', { seqNo: card.seqNo }, { replace: true }) : goBack}
    />
  );
}

interface Props {
  scene: 'supplement' | 'improve';
  title: string;
  schema: FormSchema;
  countryCode: string;
  ask: AnswerOf<typeof kycUpdateAsk>;
  basic: Readonly<Record<string, unknown>> | undefined;
  onSaved: () => Promise<unknown>;
}

function Extra({ scene, title, schema, countryCode, ask, basic, onSaved }: Props) {
  const t = useT();
  const { mutateAsync: commit } = useCallMutation(kycCommitQuestion);
  const form = useSchemaForm({
    schema,
    sources: useKycSources(countryCode),
    draft: formDrafts,
    initial: { ...basic, ...ask.answers },
    async onSubmit(answers) {
      await commit(paramsFrom(kycCommitQuestion, { countryCode, scene, answers }));
      await refreshPayer();
      showToast({ messageKey: 'kyc.extra.saved', onLeaving: true });
      await onSaved();
    },
  });
  return (
    <FormStep id={`kyc-${scene}`} title={title} form={form} submit={t('kyc.extra.save')}>
      {ask.asked ? <Notice tone="warn">{t('kyc.extra.asked')}</Notice> : null}
      {ask.answeredAt ? (
        <Notice tone="good">{t('kyc.extra.answered', { time: formatDateTime(ask.answeredAt) })}</Notice>
      ) : null}
    </FormStep>
  );
}
