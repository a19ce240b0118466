import { loginSetPassword } from '@/contracts/calls/account/login';
import { passwordRule } from '@/core/validation';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { refreshPayer } from '@/state/session/profile';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { ProveOwner } from '../parts/ProveOwner';
import { useNewPassword } from '../parts/useNewPassword';
import { useOwnProof } from '../parts/useOwnProof';
import { usePassword } from '../parts/usePassword';
import '../texts';

export function UpdatePassword() {
  const { payer } = useSession();
  return payer?.hasPassword ? <ChangePassword /> : <FirstPassword />;
}

function useSave() {
  const { mutateAsync: setPassword } = useCallMutation(loginSetPassword);
  const { payer } = useSession();
  return async (password: string, proof: { oldPassword: string } | { ticket?: string | undefined }) => {
    const whom = payer?.email
      ? { contactType: 'email' as const, email: payer.email }
      : { contactType: 'phone' as const, areaCode: payer?.areaCode, phoneNumber: payer?.phoneNumber };
    await setPassword({ ...whom, password, ...proof });
    showToast({ messageKey: 'account.password.saved', onLeaving: true });
    await refreshPayer();
    await goBack();
  };
}

function FirstPassword() {
  const t = useT();
  const { payer } = useSession();
  const proof = useOwnProof('update-password');
  const fresh = useNewPassword('update-password', passwordRule(payer?.countryCode));
  const send = useSave();
  const title = t('account.password.setTitle');

  const save = async (): Promise<void> => {
    const password = fresh.check();
    const own = proof.check();
    if (!password || !own) return;
    try {
      await send(password, { ticket: own.ownTicket });
    } catch (error) {
      if (!proof.refused(error)) showError(error);
    }
  };

  if (proof.state !== 'proved')
    return (
      <ProveOwner
        id="update-password"
        title={title}
        hint={t(proof.state === 'again' ? 'account.prove.again' : 'account.prove.hint')}
        scene="setPassword"
        place="replaceAccountVerify"
        onProved={proof.proved}
        onBack={goBack}
      />
    );
  return (
    <Screen
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          main={{ id: 'update-password-submit', label: t('account.password.save'), onPress: save }}
        />
      }
    >
      <Card>{fresh.fields}</Card>
    </Screen>
  );
}

function ChangePassword() {
  const t = useT();
  const { payer } = useSession();
  const old = usePassword(t('account.login.passwordError'));
  const fresh = useNewPassword('update-password', passwordRule(payer?.countryCode));
  const send = useSave();

  const save = async (): Promise<void> => {
    const password = fresh.check();
    const oldPassword = old.check();
    if (!password || oldPassword === null) return;
    try {
      await send(password, { oldPassword });
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
        <Field
          as={PasswordField}
          id="update-password-old"
          label={t('account.password.old')}
          maxLength={16}
          {...old.field}
        />
        {fresh.fields}
      </Card>
      <TextButton
        id="update-password-forgot"
        label={t('account.login.forgot')}
        onPress={() => navigate('resetPwdWay', {})}
      />
    </Screen>
  );
}
