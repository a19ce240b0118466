import { commonUploadImage } from '@/contracts/calls/common/upload';
import { upload } from '@/state/client/client';
import type { SendFile } from '@/state/uploads';

/** `names`: server file names by key, for calls that need them. */
export const sendAs =
  (countryCode: string, scene: string, names?: Map<string, string>): SendFile =>
  async (file, { fileNumber, ...options }) => {
    const sent = await upload(commonUploadImage, { countryCode, scene, fileNumber }, file, options);
    names?.set(sent.ossFileKey, sent.imgFileNameOriginal);
    return sent;
  };
