import { useMemo, useState } from 'react';
import { kycFaceCompare, kycRepeatVerify } from '@/contracts/calls/kyc/identity';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { paramsFrom } from '@/contracts/calls/paramsFrom';
import { useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { faceForm, repeatForm } from '@/schemas/kyc/repeat';
import { followKyc } from '@/state/accountOpening/kycOpening';
import { logOut } from '@/state/session/logOut';
import { goBack, navigate } from '@/state/navigation';
import { refreshPayer } from '@/state/session/profile';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { kycUploads } from '../kycUploads';
import { FormStep, StepLoading } from '../KycScreen';
import '../texts';
import { NotAsked } from './ProofForm';

/** Needs a review that found another account. */
function useRepeated() {
  const info = useCall(kycInfo, {}, { staleMs: 0 });
  const asked = info.data?.kycStatus === 'Fail' && info.data.repeatUserInfo?.repeatUnderReview === false;
  return { info, asked };
}

export function RepeatedAccountRemind() {
  const t = useT();
  const { info, asked } = useRepeated();
  const title = t('kyc.repeat.title');
  if (!info.data) return <StepLoading title={title} query={info} />;
  if (!asked) return <NotAsked title={title} />;
  const other = async (): Promise<void> => {
    await logOut();
    await navigate('start', {}, { replace: true });
  };
  return (
    <Screen
      id="kyc-repeated"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('repeatedAccount') }}
          middle={{ id: 'repeat-other', label: t('kyc.repeat.other'), onPress: other }}
          main={{
            id: 'repeat-mine',
            label: t('kyc.repeat.mine'),
            onPress: () => navigate('repeatedAccountAuthentication', {}),
          }}
        />
      }
    >
      <EmptyState icon="user" title={t('kyc.repeat.headline')} note={t('kyc.repeat.note')} />
    </Screen>
  );
}

export function RepeatedAccountAuthentication() {
  const t = useT();
  const { info, asked } = useRepeated();
  const { mutateAsync: verify } = useCallMutation(kycRepeatVerify);
  const form = useSchemaForm({
    schema: repeatForm,
    async onSubmit(values) {
      const answer = await verify(paramsFrom(kycRepeatVerify, values));
      if (answer.verified) return navigate('repeatedAccountOcrFaceCompare', {}, { replace: true });
      form.showError('idNumber', t('kyc.repeat.wrong', { count: answer.attemptsLeft }));
    },
  });
  const title = t('kyc.repeat.proveTitle');
  if (!info.data) return <StepLoading title={title} query={info} />;
  if (!asked) return <NotAsked title={title} />;
  return <FormStep id="kyc-repeat-prove" title={title} form={form} submit={t('kyc.basic.submit')} />;
}

export function RepeatedAccountFace() {
  const t = useT();
  const { info, asked } = useRepeated();
  const title = t('kyc.repeat.faceTitle');
  if (!info.data) return <StepLoading title={title} query={info} />;
  return <Face title={title} asked={asked} countryCode={info.data.countryCode} />;
}

function Face({ title, asked, countryCode }: { title: string; asked: boolean; countryCode: string }) {
  const t = useT();
  const [sent, setSent] = useState(false);
  const uploads = useMemo(() => kycUploads(countryCode), [countryCode]);
  const { mutateAsync: compare } = useCallMutation(kycFaceCompare);
  const form = useSchemaForm({
    schema: faceForm,
    uploads,
    async onSubmit(values) {
      const [ossFileKey = ''] = values.selfie as string[];
      const { result } = await compare({ ossFileKey });
      if (result === 'different') return form.showError('selfie', t('kyc.repeat.different'));
      setSent(true);
      await followKyc(await refreshPayer());
    },
  });
  if (!asked && !sent) return <NotAsked title={title} />;
  return <FormStep id="kyc-face" title={title} form={form} submit={t('kyc.upload.submit')} />;
}
