import { useMemo, useState } from 'react';
import { useT } from '@/i18n';
import { isUnfinished, keysOf, type UploadsState } from '@/state/uploads';
import { Card } from '@/ui/Card';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { UploadField } from '@/ui/UploadField';
import { LargeScreen } from '../LargeScreen';
import { sendAs } from '../sendAs';
import { StepGate, type StepGo } from '../StepGate';

export function FaceIdentify() {
  const t = useT();
  return (
    <StepGate step="faceIdentify" id="large-face" title={t('largeRemit.face.title')}>
      {(go) => <Face {...go} />}
    </StepGate>
  );
}

function Face({ payer, take }: StepGo) {
  const t = useT();
  const [picture, setPicture] = useState<UploadsState | null>(null);
  const [tried, markTried] = useTried();
  const send = useMemo(() => sendAs(payer.countryCode, 'largeRemitFace'), [payer.countryCode]);
  const fileKey = picture ? keysOf(picture)[0] : undefined;
  const waiting = picture !== null && isUnfinished(picture);
  const error =
    !tried || fileKey ? undefined : t(waiting ? 'largeRemit.face.waiting' : 'largeRemit.face.needed');
  return (
    <LargeScreen
      id="large-face"
      title={t('largeRemit.face.title')}
      step="faceIdentify"
      main={{
        id: 'large-face-next',
        label: t('largeRemit.face.next'),
        onPress: () => {
          markTried();
          return fileKey && !waiting ? take({ fileKey }) : undefined;
        },
      }}
    >
      <Notice tone="info">{t('largeRemit.face.why')}</Notice>
      <Card>
        <Field
          as={UploadField}
          id="large-face-picture"
          max={1}
          label={t('largeRemit.face.picture')}
          hint={t('largeRemit.face.hint')}
          error={error}
          send={send}
          onChange={setPicture}
        />
      </Card>
    </LargeScreen>
  );
}
