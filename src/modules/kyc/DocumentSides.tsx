import type { DocumentType } from '@/contracts/entities/documentType';
import type { DocumentSide } from '@/contracts/entities/payer';
import type { DocumentPictures } from '@/forms/useDocumentPictures';
import type { Reading } from '@/forms/useReading';
import { useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import '@/i18n/uploadTexts';
import type { DoubtOf } from '@/state/uploads';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { PhotoExamples } from '@/ui/PhotoExamples';
import { UploadField } from '@/ui/UploadField';
import { sideName } from './documentTexts';
import { doubtOfPhoto } from './doubtOfPhoto';
import './texts';
import { useReturned } from './useReturned';

const sideHints = {
  front: 'kyc.side.frontHint',
  back: 'kyc.side.frontHint',
  other: 'kyc.side.frontHint',
  selfie: 'kyc.side.selfieHint',
  sideImage: 'kyc.side.sideHint',
} as const satisfies Record<DocumentSide, string>;

const doubts = {
  front: doubtOfPhoto('front'),
  back: doubtOfPhoto('back'),
  other: doubtOfPhoto('other'),
  selfie: doubtOfPhoto('selfie'),
  sideImage: doubtOfPhoto('sideImage'),
} as const satisfies Record<DocumentSide, DoubtOf>;

interface Props {
  type: DocumentType;
  pictures: DocumentPictures;
  reading: Reading | null;
  tried: boolean;
}

export function DocumentSides({ type, pictures, reading, tried }: Props) {
  const t = useT();
  const returned = useReturned(type.idType);
  return (
    <Card title={documentName(type.idType)}>
      <PhotoExamples
        shape={type.idType === 'passport' || type.idType === 'residentRecord' ? 'page' : 'card'}
        captions={{
          good: t('kyc.photo.good'),
          glare: t('kyc.photo.glare'),
          cut: t('kyc.photo.cut'),
          blurred: t('kyc.photo.blurred'),
        }}
        saidOf={(fault) => t('kyc.photo.fault', { fault })}
      />
      {type.sides.map(({ side, required }) => {
        const label = sideName(t, type.idType, side);
        const lack = tried ? pictures.lackOf(side, required) : null;
        return (
          <Field
            key={side}
            as={UploadField}
            id={`document-${side}`}
            max={1}
            label={label}
            required={required}
            hint={t(sideHints[side])}
            error={
              lack
                ? { missing: t('kyc.upload.sideNeeded'), waiting: t('upload.wait'), troubled: '' }[lack]
                : pictures.keyOf(side)
                  ? undefined
                  : returned[side]
            }
            send={pictures.sendOf(side)}
            onChange={(state) => pictures.change(side, state)}
            doubtOf={doubts[side]}
            again={
              side === 'front' && reading?.outcome === 'notRead'
                ? (reading.words ?? t('kyc.upload.unread'))
                : undefined
            }
          />
        );
      })}
    </Card>
  );
}
