import { useState } from 'react';
import { type passwordRule, patterns } from '@/core/validation';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';

const inviteShape = /^[A-Za-z0-9]{4,12}$/;

export function useNewLogin(rule: ReturnType<typeof passwordRule>, inviteCode: string) {
  const [password, setPassword] = useState('');
  const [invite, setInvite] = useState(inviteCode);
  const [invited, setInvited] = useState(inviteCode !== '');
  const [tried, markTried] = useTried();
  const passwordBad = password !== '' && !patterns[rule](password);
  const inviteBad = invite !== '' && !inviteShape.test(invite);
  return {
    rule,
    password: { value: password, onChange: setPassword, bad: passwordBad },
    invite: {
      value: invite,
      onChange: setInvite,
      bad: inviteBad,
      open: invited,
      show: () => setInvited(true),
    },
    tried,
    check() {
      markTried();
      return passwordBad || inviteBad
        ? null
        : { password: password || undefined, inviteCode: invite || undefined };
    },
  };
}

interface Props {
  id: string;
  login: ReturnType<typeof useNewLogin>;
}

export function NewLogin({ id, login }: Props) {
  const t = useT();
  const { rule, password, invite } = login;
  return (
    <Card>
      <Field
        as={PasswordField}
        id={`${id}-password`}
        label={t('account.register.password')}
        required={false}
        hint={t('account.register.passwordHint', { rule: t(`account.password.rule.${rule}`) })}
        error={password.bad ? t(`account.password.rule.${rule}`) : undefined}
        value={password.value}
        onChange={password.onChange}
        autoComplete="new-password"
        maxLength={16}
      />
      {invite.open ? (
        <Field
          as={TextField}
          id={`${id}-invite`}
          label={t('account.register.invite')}
          required={false}
          error={invite.bad ? t('account.register.inviteError') : undefined}
          value={invite.value}
          onChange={invite.onChange}
          maxLength={12}
        />
      ) : (
        <TextButton
          id={`${id}-invited`}
          icon="plus"
          label={t('account.register.invite')}
          onPress={invite.show}
        />
      )}
    </Card>
  );
}
