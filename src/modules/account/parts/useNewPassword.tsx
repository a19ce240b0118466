import type { ReactNode } from 'react';
import { patterns, type passwordRule, type payPasswordRule } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';

type PasswordRule = ReturnType<typeof passwordRule | typeof payPasswordRule>;

/** `check()` shows errors; returns the password if there are none. */
export function useNewPassword(
  id: string,
  rule: PasswordRule,
): { fields: ReactNode; check: () => string | null } {
  const t = useT();
  const form = useFields({
    initial: { password: '', again: '' },
    rules: {
      password: (password) => (patterns[rule](password) ? undefined : t(`account.password.rule.${rule}`)),
      again: (again, { password }) => (again === password ? undefined : t('account.password.mustMatch')),
    },
  });
  return {
    check: () => (form.check('password', 'again') ? form.values.password : null),
    fields: (
      <>
        <Field
          as={PasswordField}
          id={`${id}-new`}
          label={t('account.password.new')}
          hint={t(`account.password.rule.${rule}`)}
          maxLength={16}
          {...form.field('password')}
        />
        <Field
          as={PasswordField}
          id={`${id}-repeat`}
          label={t('account.password.repeat')}
          maxLength={16}
          {...form.field('again')}
        />
      </>
    ),
  };
}
