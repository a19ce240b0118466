import { loginEmailBind, loginPhoneBind } from '@/contracts/calls/account';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { setPayer } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import type { ContactWay } from '../parts/contact';
import { useVerifiedContact } from '../parts/useVerifiedContact';
import '../texts';

/** /bindPhone and /bindEmail: a second way to be reached. */
function BindContact({ way }: { way: ContactWay }) {
  const t = useT();
  const { mutateAsync: bindEmail } = useCallMutation(loginEmailBind);
  const { mutateAsync: bindPhone } = useCallMutation(loginPhoneBind);
  const id = way === 'phone' ? 'bind-phone' : 'bind-email';
  const verified = useVerifiedContact(id, way === 'phone' ? 'bindPhone' : 'bindEmail', way);

  const save = async (): Promise<void> => {
    const proof = await verified.verify();
    if (!proof) return;
    try {
      const { payer } =
        way === 'phone'
          ? await bindPhone({
              areaCode: proof.contact.areaCode,
              phoneNumber: proof.contact.phoneNumber,
              ticket: proof.ticket,
            })
          : await bindEmail({ email: proof.contact.email.trim(), ticket: proof.ticket });
      setPayer(payer);
      showToast({ messageKey: 'account.bind.done', onLeaving: true });
      await goBack();
    } catch (error) {
      if (hasCode(error, errorCodes.ticketInvalid)) verified.forget();
      showError(error);
    }
  };

  return (
    <Screen
      title={way === 'phone' ? t('account.bind.phoneTitle') : t('account.bind.emailTitle')}
      onBack={goBack}
      footer={<ActionBar main={{ id: `${id}-submit`, label: t('account.bind.submit'), onPress: save }} />}
    >
      <Notice tone="info">
        {way === 'phone' ? t('account.bind.phoneHint') : t('account.bind.emailHint')}
      </Notice>
      <Card>{verified.fields}</Card>
    </Screen>
  );
}

export const BindPhone = () => <BindContact way="phone" />;
export const BindEmail = () => <BindContact way="email" />;
