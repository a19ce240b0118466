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

/** Why a photo of this side is better taken again. A client that hands out no dots, and a picture it cannot read, leave it to the server. */
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
