import { useState } from 'react';
import { userPasswordSetting } from '@/contracts/calls/account';
import { userPayPasswordSet } from '@/contracts/calls/userCentre';
import { payPasswordRule } from '@/core/validation';
import { useFields } from '@/forms';
import { useRefusedPassword } from '@/forms/payPassword';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { Field } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { TextButton } from '@/ui/TextButton';
import { contactParams, type ContactValue } from '../parts/contact';
import { masked, OwnCode, ownContacts } from '../parts/OwnCode';
import { useNewPassword } from '../parts/useNewPassword';
import '../texts';

/** A contact of the payer's that a code was sent to, and what the code gave. */
interface Proof {
  contact: ContactValue;
  ticket: string;
}

/** /pay-password: sets the payment password, changes it with the old one, or by a code to an own contact. */
export function PayPassword() {
  const t = useT();
  const setting = useCall(userPasswordSetting, {}, { staleMs: 0 });
  const [forgotten, setForgotten] = useState(false);
  const [asked, setAsked] = useState<ContactValue | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const isSet = setting.data?.payPassword;

  if (proof) return <NewPayPassword title={t('payPassword.resetTitle')} proof={proof} />;
  if (asked)
    return (
      <OwnCode
        title={t('payPassword.resetTitle')}
        scene="payPassword"
        to={asked}
        onProved={(ticket) => setProof({ contact: asked, ticket })}
        onBack={() => setAsked(null)}
      />
    );
  if (forgotten) return <ChooseContact onChosen={setAsked} onBack={() => setForgotten(false)} />;
  if (isSet === undefined)
    return (
      <Screen title={t('payPassword.label')} onBack={goBack}>
        {setting.isError ? <ErrorState onRetry={setting.refetch} /> : <Skeleton shape="card" />}
      </Screen>
    );
  return isSet ? (
    <NewPayPassword title={t('payPassword.changeTitle')} askOld onForgotten={() => setForgotten(true)} />
  ) : (
    <NewPayPassword title={t('payPassword.setTitle')} />
  );
}

interface ChooseContactProps {
  onChosen: (contact: ContactValue) => void;
  onBack: () => void;
}

/** Where the code goes. */
function ChooseContact({ onChosen, onBack }: ChooseContactProps) {
  const t = useT();
  const { payer } = useSession();
  return (
    <Screen
      title={t('payPassword.resetTitle')}
      onBack={onBack}
      footer={<ActionBar help={{ onPress: () => contactService('payPassword') }} />}
    >
      <Notice tone="info">{t('payPassword.proveHint')}</Notice>
      <Card>
        {(payer ? ownContacts(payer) : []).map((contact) => (
          <ListRow
            key={contact.way}
            id={`pay-password-by-${contact.way}`}
            icon={contact.way === 'phone' ? 'phone' : 'mail'}
            title={t(contact.way === 'phone' ? 'account.replace.byPhone' : 'account.replace.byEmail')}
            note={masked(contact)}
            onPress={() => onChosen(contact)}
          />
        ))}
      </Card>
      <TextButton
        id="pay-password-none"
        label={t('account.replace.none')}
        onPress={() => contactService('payPassword')}
      />
    </Screen>
  );
}

interface NewPayPasswordProps {
  title: string;
  askOld?: boolean;
  proof?: Proof;
  onForgotten?: () => void;
}

function NewPayPassword({ title, askOld = false, proof, onForgotten }: NewPayPasswordProps) {
  const t = useT();
  const { params } = useRoute('payPassword');
  const { payer } = useSession();
  const refusedBy = useRefusedPassword();
  const { mutateAsync: save } = useCallMutation(userPayPasswordSet, { changes: [userPasswordSetting] });
  const fresh = useNewPassword('pay-password', payPasswordRule(payer?.countryCode));
  const old = useFields({
    initial: { password: '' },
    rules: { password: (password) => (askOld && !password ? t('payPassword.needed') : undefined) },
  });

  const submit = async (): Promise<void> => {
    // Both at once: whoever left everything empty reads of everything.
    const known = old.check('password');
    const payPassword = fresh.check();
    if (!known || !payPassword) return;
    try {
      await save({
        payPassword,
        oldPayPassword: askOld ? old.values.password : undefined,
        ...(proof ? { ...contactParams(proof.contact), ticket: proof.ticket } : {}),
      });
    } catch (error) {
      const refused = refusedBy(error);
      return refused ? old.tell('password', refused.words) : showError(error);
    }
    showToast({ messageKey: 'payPassword.saved', onLeaving: true });
    await goBack();
  };

  return (
    <Screen
      title={title}
      onBack={goBack}
      footer={<ActionBar main={{ id: 'pay-password-save', label: t('payPassword.save'), onPress: submit }} />}
    >
      <Notice tone="info">{t(params.seqNo ? 'payPassword.goOn' : 'payPassword.setHint')}</Notice>
      <Card>
        {askOld ? (
          <Field
            as={PasswordField}
            id="pay-password-old"
            label={t('payPassword.old')}
            maxLength={16}
            autoComplete="off"
            {...old.field('password')}
          />
        ) : null}
        {fresh.fields}
      </Card>
      {onForgotten ? (
        <TextButton id="pay-password-forgotten" label={t('payPassword.forgot')} onPress={onForgotten} />
      ) : null}
    </Screen>
  );
}
