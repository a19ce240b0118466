import { payeeCardUpload } from '@/contracts/calls/payee';
import type { UploadPort } from '@/forms';
import { upload } from '@/state/client/client';
import { showToast } from '@/state/notices/notices';

/** Pictures of cards: the number that the server reads goes into the form, where the sender compares it. */
export const createCardUploads =
  (onNumber: (cardNumber: string) => void): UploadPort =>
  () =>
  async (file, { fileNumber, ...options }) => {
    const answer = await upload(payeeCardUpload, { fileNumber }, file, options);
    if (answer.cardNumber) onNumber(answer.cardNumber);
    else showToast({ messageKey: 'payeeForms.cardUnread' });
    return answer;
  };
