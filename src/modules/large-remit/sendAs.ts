import { commonUploadImage } from '@/contracts/calls/common';
import { upload } from '@/state/client/client';
import type { SendFile } from '@/state/uploads';

/** Sends a file as what it is for; the names that the server gives are kept by key, for calls that ask for them. */
export const sendAs =
  (countryCode: string, scene: string, names?: Map<string, string>): SendFile =>
  async (file, { fileNumber, ...options }) => {
    const sent = await upload(commonUploadImage, { countryCode, scene, fileNumber }, file, options);
    names?.set(sent.ossFileKey, sent.imgFileNameOriginal);
    return sent;
  };
