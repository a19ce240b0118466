import { type ReactNode, useState } from 'react';
import { patterns } from '@/core/validation';
import { useT } from '@/i18n';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';

/** A new password, typed twice. `check()` shows what is wrong and answers the password once nothing is. */
export function useNewPassword(id: string): { fields: ReactNode; check: () => string | null } {
  const t = useT();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const bad = !patterns.password(password);
  const differs = password !== again;
  return {
    check() {
      setTried(true);
      return bad || differs ? null : password;
    },
    fields: (
      <>
        <Field
          as={PasswordField}
          id={`${id}-new`}
          label={t('account.password.new')}
          error={tried && bad ? t('account.register.passwordError') : undefined}
          value={password}
          onChange={setPassword}
          maxLength={16}
        />
        <Field
          as={PasswordField}
          id={`${id}-repeat`}
          label={t('account.password.repeat')}
          error={tried && differs ? t('account.password.mustMatch') : undefined}
          value={again}
          onChange={setAgain}
          maxLength={16}
        />
      </>
    ),
  };
}
