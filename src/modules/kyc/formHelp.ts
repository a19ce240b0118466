import { commonUploadImage } from '@/contracts/calls/common/upload';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, fieldsData } from '@/contracts/errors/data';
import { upload } from '@/state/client/client';
import { toAppError } from '@/core/appError';
import type { SchemaFormHandle, UploadPort } from '@/forms';
import { hasText, tKey } from '@/i18n';
import { showError } from '@/state/client/showError';

export const kycUploads =
  (countryCode: string): UploadPort =>
  (scene) =>
  (file, { fileNumber, ...options }) =>
    upload(commonUploadImage, { countryCode, scene, fileNumber }, file, options);

export async function sendForm(form: SchemaFormHandle): Promise<void> {
  try {
    await form.submit();
  } catch (thrown) {
    const error = toAppError(thrown);
    const rules = errorDataOf(error, errorCodes.badParams, fieldsData)?.rules;
    for (const [field, rule] of Object.entries(rules ?? {})) {
      const key = `validation.${rule}`;
      form.showError(
        field,
        tKey(hasText(key) ? key : 'validation.invalid', { label: '', other: '', value: '' }),
      );
    }
    showError(error);
  }
}
