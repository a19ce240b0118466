import { errorCodes } from '@/contracts/errors';
import { errorDataOf, fieldsData } from '@/contracts/errors/data';
import { hasText, tKey } from '@/i18n';
import { shownFields, type ValueField } from '@/schemas/fieldRules';
import { showError } from '@/state/client/showError';
import type { SchemaFormHandle } from './useSchemaForm';

/** Fields refused with `code` show it. `words`, by `field.rule`, replace a rule's text. */
export async function sendForm(
  form: SchemaFormHandle,
  code: string = errorCodes.badParams,
  words: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    await form.submit();
  } catch (error) {
    const rules = errorDataOf(error, code, fieldsData)?.rules ?? {};
    const refused = shownFields(form.schema, form.methods.getValues()).filter(({ name }) => name in rules);
    if (refused.length === 0) return showError(error);
    const say = ({ name, labelKey }: ValueField): string => {
      const rule = `validation.${rules[name]}`;
      return (
        words[`${name}.${rules[name]}`] ??
        tKey(hasText(rule) ? rule : 'validation.invalid', { label: tKey(labelKey), other: '', value: '' })
      );
    };
    for (const field of refused) form.showError(field.name, say(field));
  }
}
