import { commonUploadImage } from '@/contracts/calls/common/upload';
import type { UploadPort } from '@/forms';
import { upload } from '@/state/client/client';

export const kycUploads =
  (countryCode: string): UploadPort =>
  (scene) =>
  (file, { fileNumber, ...options }) =>
    upload(commonUploadImage, { countryCode, scene, fileNumber }, file, options);
