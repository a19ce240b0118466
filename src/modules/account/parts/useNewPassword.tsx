import { type ReactNode, useState } from 'react';
import { patterns } from '@/core/validation';
import { useT } from '@/i18n';
import { FormItem } from '@/ui/FormItem';
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
        <FormItem
          id={`${id}-new`}
          label={t('account.password.new')}
          error={tried && bad ? t('account.register.passwordError') : undefined}
        >
          <PasswordField
            id={`${id}-new`}
            label={t('account.password.new')}
            value={password}
            onChange={setPassword}
            maxLength={16}
            invalid={tried && bad}
          />
        </FormItem>
        <FormItem
          id={`${id}-repeat`}
          label={t('account.password.repeat')}
          error={tried && differs ? t('account.password.mustMatch') : undefined}
        >
          <PasswordField
            id={`${id}-repeat`}
            label={t('account.password.repeat')}
            value={again}
            onChange={setAgain}
            maxLength={16}
            invalid={tried && differs}
          />
        </FormItem>
      </>
    ),
  };
}
