import { useMemo, useState } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import type { InkVerdict, NameVerdict } from '@/core/signature';
import { useT } from '@/i18n';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { isAppError } from '@/core/appError';
import { Card } from '@/ui/Card';
import { showWrong } from '@/ui/field/wrong';
import { Notice } from '@/ui/Notice';
import { SignaturePad } from '@/ui/SignaturePad';
import { UploadItem } from '@/ui/UploadItem';
import { problemText } from '@/ui/UploadField/uploadTexts';
import { useSignature } from '@/ui/SignaturePad/useSignature';
import { LargeScreen } from '../LargeScreen';
import { StepGate, type StepGo } from '../StepGate';
import { useSignatureFile } from '../useSignatureFile';

export function SignatureStep() {
  const t = useT();
  return (
    <StepGate step="signature" id="large-signature" title={t('largeRemit.signature.title')}>
      {(go) => <Sign {...go} />}
    </StepGate>
  );
}

const namesOf = ({ fullName, firstName, lastName, localFirstName, localLastName }: Payer): string[] =>
  [fullName, [firstName, lastName].join(' '), [localLastName, localFirstName].join('')].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  );

const wrong = {
  empty: { hand: 'signature.empty', name: 'signature.nameEmpty' },
  dot: { hand: 'signature.dot', name: 'signature.nameEmpty' },
  short: { hand: 'signature.empty', name: 'signature.short' },
  other: { hand: 'signature.empty', name: 'signature.other' },
} as const satisfies Record<Exclude<InkVerdict | NameVerdict, 'signed'>, Record<'hand' | 'name', I18nKey>>;

function Sign({ payer, status, take, busy }: StepGo) {
  const t = useT();
  const names = useMemo(() => namesOf(payer), [payer]);
  const signature = useSignature('large-sign', names);
  const file = useSignatureFile(payer.countryCode, signature);
  const [triedVersion, setTried] = useState<number | null>(null);
  const { verdict, version, way } = signature;
  // An earlier try's error.
  const tried = triedVersion === version;
  const submit = async (): Promise<void> => {
    setTried(version);
    if (verdict !== 'signed') return showWrong();
    try {
      const fileKey = await file.keyNow();
      if (fileKey) await take({ fileKey });
    } catch (error) {
      if (isAppError(error)) showError(error);
      else showToast({ messageKey: 'signature.failed' });
    }
  };
  const { entry } = file;
  return (
    <LargeScreen
      id="large-signature"
      title={t('largeRemit.signature.title')}
      step="signature"
      main={{ id: 'large-sign-submit', label: t('largeRemit.signature.next'), busy, onPress: submit }}
    >
      {status.status === 'NeedsRetry' ? <Notice tone="warn">{t('largeRemit.signature.again')}</Notice> : null}
      <Card>
        <SignaturePad
          id="large-sign"
          signature={signature}
          error={tried && verdict !== 'signed' ? t(wrong[verdict][way]) : undefined}
        />
      </Card>
      {entry ? (
        <UploadItem
          id="large-sign-file"
          label={t('largeRemit.signature.file')}
          state={entry.state}
          percent={entry.percent}
          previewUrl={entry.file?.path}
          message={entry.problem ? problemText(entry.problem) : undefined}
          onStop={file.stop}
          onRetry={submit}
        />
      ) : null}
      <Notice tone="info">{t('largeRemit.signature.use')}</Notice>
    </LargeScreen>
  );
}
