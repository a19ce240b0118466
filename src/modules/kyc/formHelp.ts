import { upload } from '@/state/client';
import { toAppError } from '@/core/appError';
import { createUploads, type SchemaFormHandle } from '@/forms';
import { hasText, tKey } from '@/i18n';
import { newFileNumber } from '@/state/fileNumber';
import { showError } from '@/state/showError';

/** Files of forms, sent as what the field says they are for. */
export const kycUploads = (countryCode: string) =>
  createUploads(async (file, purpose, onProgress) => {
    const params = { countryCode, scene: purpose, fileNumber: await newFileNumber() };
    const { ossFileKey } = await upload('common.uploadImage', params, file, { onProgress });
    return { key: ossFileKey };
  });

/** Sends a form; fields that only the server found wrong get their words beside them, everything else is told. */
export async function sendForm(form: SchemaFormHandle): Promise<void> {
  try {
    await form.submit();
  } catch (thrown) {
    const error = toAppError(thrown);
    const rules = (error.data as { rules?: Record<string, string> } | undefined)?.rules;
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
