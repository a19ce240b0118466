import { useState } from 'react';
import { loginEmailBind, loginPhoneBind } from '@/contracts/calls/account';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { setPayer, useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import type { ContactValue } from '../parts/contact';
import { masked, OwnCode, ownContacts } from '../parts/OwnCode';
import { usePassword } from '../parts/usePassword';
import { useVerifiedContact } from '../parts/useVerifiedContact';
import '../texts';

const titles = { phone: 'account.replace.phoneTitle', email: 'account.replace.emailTitle' } as const;

/** /replaceAccountVerify: whose account it is, by the password or by a code to a contact that it has. */
export function ReplaceAccountVerify() {
  const t = useT();
  const { params } = useRoute('replaceAccountVerify');
  const { payer } = useSession();
  const [asked, setAsked] = useState<ContactValue | null>(null);
  const { way } = params;
  const next = (ownTicket?: string) =>
    navigate('replacePhoneTransfer', { way, ownTicket }, { replace: true });
  if (asked)
    return (
      <OwnCode
        title={t(titles[way])}
        scene="replaceContact"
        to={asked}
        onProved={next}
        onBack={() => setAsked(null)}
      />
    );
  return (
    <Screen
      title={t(titles[way])}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService('replaceAccountVerify') }} />}
    >
      <Notice tone="info">{t('account.replace.proveHint')}</Notice>
      <Card>
        {payer?.hasPassword ? (
          <ListRow
            id="replace-by-password"
            icon="lock"
            title={t('account.replace.byPassword')}
            onPress={() => next()}
          />
        ) : null}
        {(payer ? ownContacts(payer) : []).map((contact) => (
          <ListRow
            key={contact.way}
            id={`replace-by-${contact.way}`}
            icon={contact.way === 'phone' ? 'phone' : 'mail'}
            title={t(contact.way === 'phone' ? 'account.replace.byPhone' : 'account.replace.byEmail')}
            note={masked(contact)}
            onPress={() => setAsked(contact)}
          />
        ))}
      </Card>
      <TextButton
        id="replace-none"
        label={t('account.replace.none')}
        onPress={() => contactService('replaceAccountVerify')}
      />
    </Screen>
  );
}

/** /replacePhoneTransfer: the new contact and its code; with the password, where no code has proved the account. */
export function ReplacePhoneTransfer() {
  const t = useT();
  const { params } = useRoute('replacePhoneTransfer');
  const { way, ownTicket } = params;
  const { mutateAsync: bindPhone } = useCallMutation(loginPhoneBind);
  const { mutateAsync: bindEmail } = useCallMutation(loginEmailBind);
  const verified = useVerifiedContact('replace-new', way === 'phone' ? 'bindPhone' : 'bindEmail', way, {
    empty: true,
  });
  const own = usePassword(t('account.login.passwordError'));
  const save = async (): Promise<void> => {
    // The code is used up by asking: not before the rest is there.
    const password = ownTicket === undefined ? own.check() : '';
    if (password === null) return;
    const found = await verified.verify();
    if (!found) return;
    const proof = ownTicket === undefined ? { password } : { ownTicket };
    const { areaCode, phoneNumber, email } = found.contact;
    try {
      const { payer } =
        way === 'phone'
          ? await bindPhone({ areaCode, phoneNumber, ticket: found.ticket, ...proof })
          : await bindEmail({ email: email.trim(), ticket: found.ticket, ...proof });
      setPayer(payer);
      showToast({ messageKey: 'account.replace.done', onLeaving: true });
      await goBack();
    } catch (error) {
      if (hasCode(error, errorCodes.ticketInvalid)) verified.forget();
      if (!own.refused(error)) showError(error);
    }
  };
  return (
    <Screen
      title={t(titles[way])}
      onBack={goBack}
      footer={<ActionBar main={{ id: 'replace-submit', label: t('account.bind.submit'), onPress: save }} />}
    >
      <Notice tone="info">{t('account.replace.newHint')}</Notice>
      {ownTicket === undefined ? (
        <Card>
          <Field
            as={PasswordField}
            id="replace-password"
            label={t('account.login.password')}
            maxLength={16}
            {...own.field}
          />
        </Card>
      ) : null}
      <Card>{verified.fields}</Card>
    </Screen>
  );
}
