import { loginEmailBind, loginPhoneBind } from '@/contracts/calls/account/login';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { setPayer } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import type { ContactWay } from './contact';
import { ProveOwner } from './ProveOwner';
import type { useOwnProof } from './useOwnProof';
import { useVerifiedContact } from './useVerifiedContact';

interface Props {
  id: string;
  way: ContactWay;
  title: string;
  hint: string;
  doneKey: 'account.bind.done' | 'account.replace.done';
  /** Nothing typed before is about it. */
  empty?: boolean;
  proof: ReturnType<typeof useOwnProof>;
}

/** Typed values stay if the owner must be proved again. */
export function NewContact({ id, way, title, hint, doneKey, empty = false, proof }: Props) {
  const t = useT();
  const { mutateAsync: bindPhone } = useCallMutation(loginPhoneBind);
  const { mutateAsync: bindEmail } = useCallMutation(loginEmailBind);
  const verified = useVerifiedContact(`${id}-new`, way === 'phone' ? 'bindPhone' : 'bindEmail', way, {
    empty,
  });

  const save = async (): Promise<void> => {
    // The request uses up the code: check all else first.
    const own = proof.check();
    if (!own) return;
    const found = await verified.verify();
    if (!found) return;
    const { areaCode, phoneNumber, email } = found.contact;
    try {
      const { payer } =
        way === 'phone'
          ? await bindPhone({ areaCode, phoneNumber, ticket: found.ticket, ...own })
          : await bindEmail({ email: email.trim(), ticket: found.ticket, ...own });
      setPayer(payer);
      showToast({ messageKey: doneKey, onLeaving: true });
      await goBack();
    } catch (error) {
      if (hasCode(error, errorCodes.ticketInvalid)) verified.forget();
      if (!proof.refused(error)) showError(error);
    }
  };

  if (proof.state !== 'proved')
    return (
      <ProveOwner
        id={id}
        title={title}
        hint={t(proof.state === 'again' ? 'account.prove.again' : 'account.prove.hint')}
        scene="replaceContact"
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
          main={verified.sendButton ?? { id: `${id}-submit`, label: t('account.bind.submit'), onPress: save }}
        />
      }
    >
      <Notice tone="info">{hint}</Notice>
      {proof.field}
      <Card>{verified.fields}</Card>
    </Screen>
  );
}
