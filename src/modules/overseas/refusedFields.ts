import { errorDataOf, fieldsData } from '@/contracts/errors/data';
import type { SchemaFormHandle } from '@/forms';
import { hasText, tKey } from '@/i18n';
import { allFields, type ValueField } from '@/schemas/fieldRules';
import { showError } from '@/state/client/showError';

/** Errors under `code` show at their fields. `words`, by `field.rule`, replace a rule's own text. */
export async function sendForm(
  form: SchemaFormHandle,
  code: string,
  words: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    await form.submit();
  } catch (error) {
    const rules = errorDataOf(error, code, fieldsData)?.rules ?? {};
    const refused = allFields(form.schema).filter(({ name }) => name in rules);
    if (refused.length === 0) return showError(error);
    const say = ({ name, labelKey }: ValueField): string => {
      const rule = `validation.${rules[name]}`;
      return (
        words[`${name}.${rules[name]}`] ??
        tKey(hasText(rule) ? rule : 'validation.invalid', { label: tKey(labelKey), value: '' })
      );
    };
    for (const field of refused) form.showError(field.name, say(field));
  }
}
