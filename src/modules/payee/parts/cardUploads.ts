import { createUploads, type UploadPort } from '@/forms';
import { upload } from '@/state/client';
import { newFileNumber } from '@/state/fileNumber';
import { showToast } from '@/state/notices';

/** Pictures of cards: the number that the server reads goes into the form, where the sender compares it. */
export const createCardUploads = (onNumber: (cardNumber: string) => void): UploadPort =>
  createUploads(async (file, _purpose, onProgress) => {
    const answer = await upload('payee.cardUpload', { fileNumber: await newFileNumber() }, file, {
      onProgress,
    });
    if (answer.cardNumber) onNumber(answer.cardNumber);
    else showToast({ messageKey: 'payeeForms.cardUnread' });
    return { key: answer.ossFileKey };
  });
