import type { SchemaFormHandle } from '@/forms';
import { showError } from '@/state/showError';

/** Hands a form's papers in and says what went wrong; what was entered stays. */
export async function sendPapers(form: SchemaFormHandle): Promise<void> {
  try {
    await form.submit();
  } catch (error) {
    showError(error);
  }
}
