import { payeeCardUpload } from '@/contracts/calls/payee/payee';
import type { UploadPort } from '@/forms';
import { upload } from '@/state/client/client';
import { showToast } from '@/state/notices/notices';

export const createCardUploads =
  (onNumber: (cardNumber: string) => void): UploadPort =>
  () =>
  async (file, { fileNumber, ...options }) => {
    const answer = await upload(payeeCardUpload, { fileNumber }, file, options);
    if (answer.cardNumber) onNumber(answer.cardNumber);
    else showToast({ messageKey: 'payeeForms.cardUnread' });
    return answer;
  };
