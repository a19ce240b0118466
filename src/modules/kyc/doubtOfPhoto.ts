import type { DocumentSide } from '@/contracts/entities/payer';
import { measurePhoto, photoFault } from '@/core/photoQuality';
import { documentPhoto, PHOTO_LOOK, selfiePhoto } from '@/domain/photoCheck';
import { t } from '@/i18n';
import { pixels } from '@/platform/pixels';
import type { DoubtOf } from '@/state/uploads';

const words = {
  small: 'kyc.photo.small',
  blurred: 'kyc.photo.blurredFound',
  glare: 'kyc.photo.glareFound',
} as const;

/** Null without pixels or a readable picture: the server decides. */
export const doubtOfPhoto =
  (side: DocumentSide): DoubtOf =>
  async (file) => {
    try {
      const { own, dots } = await pixels.read(file, PHOTO_LOOK);
      const fault = photoFault(measurePhoto(own, dots), side === 'selfie' ? selfiePhoto : documentPhoto);
      return fault && t(words[fault]);
    } catch {
      return null;
    }
  };
