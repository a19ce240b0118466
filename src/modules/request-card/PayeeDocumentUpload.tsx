import { useState } from 'react';
import { payeeCardDocumentUpload, payeeCardUpdate } from '@/contracts/calls/payee/card';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import '@/i18n/uploadTexts';
import { upload } from '@/state/client/client';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { lackOf, type UploadsState } from '@/state/uploads';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { Screen } from '@/ui/Screen';
import { TextField } from '@/ui/TextField';
import { UploadField } from '@/ui/UploadField';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { CardGate } from './CardFrame';

export function PayeeDocumentUpload() {
  const t = useT();
  const { params } = useRoute('payeeKycDocumentUpload');
  return (
    <CardGate
      id="payee-document-upload"
      title={t('requestCard.document.upload')}
      by="card"
      about={params.cardId}
    >
      {({ card }, screen) => {
        const document = card.documents.find((row) => row.idType === params.idType) ?? card.documents[0];
        return document ? (
          <Upload card={card} document={document} screen={screen} />
        ) : (
          <Screen {...screen}>
            <EmptyState icon="card" title={t('requestCard.card.choose')} />
          </Screen>
        );
      }}
    </CardGate>
  );
}

interface Props {
  card: PayeeCard;
  document: PayeeCard['documents'][number];
  screen: FrameScreen;
}

function Upload({ card, document, screen }: Props) {
  const t = useT();
  const { mutateAsync: updateCard } = useCallMutation(payeeCardUpdate);
  const { idType } = document;
  const [pictures, setPictures] = useState<Record<string, UploadsState>>({});
  const [tried, markTried] = useTried();
  const { values, field, check, tell } = useFields({
    initial: { idNumber: '' },
    rules: { idNumber: (text) => (text.trim() ? undefined : t('requestCard.document.numberBad')) },
  });
  const lacks = (side: string, uploaded: boolean) => lackOf(pictures[side], !uploaded);
  const submit = async (): Promise<void> => {
    markTried();
    const numberFits = check('idNumber');
    if (!numberFits || document.sides.some(({ side, uploaded }) => lacks(side, uploaded))) return;
    try {
      await updateCard({
        cardId: card.cardId,
        identity: { idType, idNumber: values.idNumber.trim() },
      });
      showToast({ messageKey: 'requestCard.document.sent', onLeaving: true });
      await navigate('collectionCardDetail', { cardId: card.cardId }, { replace: true });
    } catch (error) {
      if (hasCode(error, errorCodes.badParams)) return tell('idNumber', t('requestCard.document.numberBad'));
      showError(error);
    }
  };
  return (
    <ActionScreen
      screen={screen}
      service="payeeDocument"
      main={{ id: 'payee-document-submit', label: t('requestCard.document.submit'), onPress: submit }}
    >
      <Card title={documentName(idType)}>
        {document.sides.map(({ side, uploaded }) => {
          const label = t(`requestCard.document.${side === 'back' ? 'back' : 'front'}`);
          const lack = tried ? lacks(side, uploaded) : null;
          return (
            <Field
              key={side}
              as={UploadField}
              id={`payee-document-${side}`}
              max={1}
              label={label}
              error={
                lack
                  ? {
                      missing: t('requestCard.document.sideNeeded'),
                      waiting: t('upload.wait'),
                      troubled: '',
                    }[lack]
                  : undefined
              }
              send={(file, { fileNumber, ...options }) =>
                upload(
                  payeeCardDocumentUpload,
                  { cardId: card.cardId, idType, side, fileNumber },
                  file,
                  options,
                )
              }
              onChange={(state) => setPictures((all) => ({ ...all, [side]: state }))}
              accepted={uploaded ? t('requestCard.part.done') : undefined}
            />
          );
        })}
        <Field
          as={TextField}
          id="payee-document-number"
          label={t('requestCard.document.number')}
          {...field('idNumber')}
          maxLength={40}
        />
      </Card>
    </ActionScreen>
  );
}
