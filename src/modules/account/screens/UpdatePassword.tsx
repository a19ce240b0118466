import { loginSetPassword } from '@/contracts/calls/account';
import { passwordRule } from '@/core/validation';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { useNewPassword } from '../parts/useNewPassword';
import { usePassword } from '../parts/usePassword';
import '../texts';

/** /updatePwd: the current password, then a new one. */
export function UpdatePassword() {
  const t = useT();
  const { mutateAsync: setPassword } = useCallMutation(loginSetPassword);
  const { payer } = useSession();
  const old = usePassword(t('account.login.passwordError'));
  const fresh = useNewPassword('update-password', passwordRule(payer?.countryCode));

  const save = async (): Promise<void> => {
    const password = fresh.check();
    const oldPassword = payer?.hasPassword ? old.check() : undefined;
    if (!password || !payer || oldPassword === null) return;
    try {
      const whom = payer.email
        ? { contactType: 'email' as const, email: payer.email }
        : { contactType: 'phone' as const, areaCode: payer.areaCode, phoneNumber: payer.phoneNumber };
      await setPassword({
        ...whom,
        password,
        oldPassword,
      });
      showToast({ messageKey: 'account.password.saved', onLeaving: true });
      await goBack();
    } catch (error) {
      if (!old.refused(error)) showError(error);
    }
  };

  return (
    <Screen
      title={t('account.password.changeTitle')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{ id: 'update-password-submit', label: t('account.password.save'), onPress: save }}
        />
      }
    >
      <Card>
        {payer?.hasPassword ? (
          <Field
            as={PasswordField}
            id="update-password-old"
            label={t('account.password.old')}
            maxLength={16}
            {...old.field}
          />
        ) : null}
        {fresh.fields}
      </Card>
      {payer?.hasPassword ? (
        <TextButton
          id="update-password-forgot"
          label={t('account.login.forgot')}
          onPress={() => navigate('resetPwdWay', {})}
        />
      ) : null}
    </Screen>
  );
}
