import { loginSetPassword } from '@/contracts/calls/account/login';
import { passwordRule } from '@/core/validation';
import { useT } from '@/i18n';
import { goBack, goLogin, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { refreshPayer } from '@/state/session/profile';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { contactParams } from '../parts/contact';
import { useContactMemory } from '../parts/contactMemory';
import { useNewPassword } from '../parts/useNewPassword';
import '../texts';
import { UpdatePassword } from './UpdatePassword';

/** Without a `ticket` (verified contact) a signed-in user proves the account first. */
export function SetPassword() {
  const { params } = useRoute('setPwd');
  const { payer } = useSession();
  return payer && !params?.ticket ? <UpdatePassword /> : <VerifiedPassword />;
}

function VerifiedPassword() {
  const t = useT();
  const { mutateAsync: setPassword } = useCallMutation(loginSetPassword);
  const { params } = useRoute('setPwd');
  const { payer } = useSession();
  const memory = useContactMemory();
  const fresh = useNewPassword('set-password', passwordRule(payer?.countryCode ?? params?.market));
  const contact = memory.last();

  const save = async (): Promise<void> => {
    const password = fresh.check();
    if (!password) return;
    try {
      const whom = contact
        ? contactParams(contact)
        : {
            contactType: payer?.email ? ('email' as const) : ('phone' as const),
            areaCode: payer?.areaCode,
            phoneNumber: payer?.phoneNumber,
            email: payer?.email,
          };
      await setPassword({ ...whom, ticket: params?.ticket, password });
      showToast({ messageKey: 'account.password.saved', onLeaving: true });
      if (!payer) return void (await goLogin());
      await refreshPayer();
      await goBack();
    } catch (error) {
      showError(error);
    }
  };

  if (!payer && (!params?.ticket || !contact)) {
    return (
      <Screen title={t('account.password.setTitle')} onBack={goBack}>
        <EmptyState
          title={t('account.password.resetTitle')}
          note={t('account.password.resetHint')}
          icon="lock"
          action={{
            id: 'set-password-way',
            label: t('account.password.resetTitle'),
            onPress: () => navigate('resetPwdWay', {}, { replace: true }),
          }}
        />
      </Screen>
    );
  }
  return (
    <Screen
      title={params?.scene === 'reset' ? t('account.password.resetTitle') : t('account.password.setTitle')}
      onBack={goBack}
      footer={
        <ActionBar main={{ id: 'set-password-submit', label: t('account.password.save'), onPress: save }} />
      }
    >
      <Card>{fresh.fields}</Card>
    </Screen>
  );
}
