import * as v from 'valibot';
import { countryCode, identifier, ossFileKey, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const commonUploadImage = defineCall({
  name: 'common.uploadImage',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/image/uploadImage',
  owner: 'common',
  contentType: 'multipart',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    scene: shortText,
    fileNumber: shortText,
    side: v.optional(shortText),
    seqNo: v.optional(identifier),
  }),
  answer: v.object({ ossFileKey, imgFileNameOriginal: v.string() }),
});
