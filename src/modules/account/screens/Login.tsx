import { useState } from 'react';
import { loginCaptchaVerify, loginUserInfo } from '@/contracts/calls/account/login';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { useCallMutation } from '@/state/queries/mutations';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { Presence } from '@/ui/overlays/Presence';
import { PasswordField } from '@/ui/PasswordField';
import { Screen } from '@/ui/Screen';
import { Stack } from '@/ui/Stack';
import { TextButton } from '@/ui/TextButton';
import { CodeRow } from '../parts/CodeRow';
import { contactIsValid, contactParams, contactText, type ContactValue } from '../parts/contact';
import { ContactFields } from '../parts/ContactFields';
import { enterApp } from '../parts/enterApp';
import { useContact } from '../parts/useContact';
import { useContactCode } from '../parts/useContactCode';
import { useFrozenDialog } from '../parts/useFrozenDialog';
import { usePassword } from '../parts/usePassword';
import { WantedRequest } from '../parts/WantedRequest';
import { wantsOrder } from '../parts/wantsOrder';
import '../texts';

export function Login() {
  const t = useT();
  const { mutateAsync: verifyCode } = useCallMutation(loginCaptchaVerify);
  const { mutateAsync: signIn } = useCallMutation(loginUserInfo);
  const { params } = useRoute('login');
  const [forOrder] = useState(wantsOrder);
  const [contact, change] = useContact(params?.way);
  const [mode, setMode] = useState<'code' | 'password'>('code');
  const password = usePassword(t('account.login.passwordError'));
  const [tried, markTried] = useTried();
  const [unknown, setUnknown] = useState(false);
  const [busy, setBusy] = useState(false);
  const frozen = useFrozenDialog();
  const contactBad = tried && !contactIsValid(contact);
  const { captcha, sent, send, sendButton } = useContactCode('login', 'login', contact, markTried);

  const logIn = async (typed?: string): Promise<void> => {
    if (busy) return;
    markTried();
    const secret = typed ?? (mode === 'code' ? captcha.check() : password.check());
    if (!contactIsValid(contact) || !secret) return;
    setBusy(true);
    await enter(secret);
    setBusy(false);
  };

  const enter = async (secret: string): Promise<void> => {
    try {
      if (mode === 'password') {
        const { payer } = await signIn({ ...contactParams(contact), password: secret });
        return await enterApp(payer);
      }
      const { ticket, registered } = await verifyCode({
        ...contactParams(contact),
        scene: 'login',
        captcha: secret,
      });
      if (!registered) return setUnknown(true);
      const { payer } = await signIn({ ...contactParams(contact), ticket });
      await enterApp(payer);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (hasCode(error, errorCodes.FreezeLogin)) return frozen.open(error);
      if (hasCode(error, errorCodes.notRegistered)) return setUnknown(true);
      if (!captcha.refused(error) && !password.refused(error)) showError(error);
    }
  };

  return (
    <Screen
      marked
      title={t('account.login.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('login') }}
          main={
            mode === 'password' || sent
              ? { id: 'login-submit', label: t('account.login.submit'), busy, onPress: () => logIn() }
              : sendButton
          }
        />
      }
    >
      <WantedRequest />
      {params?.ended ? <Notice tone="info">{t('account.login.ended')}</Notice> : null}
      {forOrder && !params?.ended ? <Notice tone="info">{t('account.start.forOrder')}</Notice> : null}
      <Card>
        <ContactFields id="login" value={contact} onChange={change} error={contactBad} />
        {mode === 'code' ? (
          sent && (
            <CodeRow
              id="login"
              captcha={captcha}
              onSend={send}
              voice={contact.way === 'phone'}
              onComplete={logIn}
            />
          )
        ) : (
          <Field
            as={PasswordField}
            id="login-password"
            label={t('account.login.password')}
            maxLength={16}
            {...password.field}
          />
        )}
      </Card>
      <Stack gap="s">
        <TextButton
          id="login-mode"
          label={mode === 'code' ? t('account.login.byPassword') : t('account.login.byCode')}
          onPress={() => setMode(mode === 'code' ? 'password' : 'code')}
        />
        {mode === 'password' ? (
          <TextButton
            id="login-forgot"
            label={t('account.login.forgot')}
            onPress={() => navigate('resetPwdWay', {})}
          />
        ) : null}
        <TextButton
          id="login-register"
          label={t('account.login.noAccount')}
          onPress={() => navigate('register', { way: contact.way }, { replace: true })}
        />
      </Stack>
      <Presence>{unknown ? <Unknown to={contact} onClose={() => setUnknown(false)} /> : null}</Presence>
      {captcha.dialogs}
      {frozen.dialog}
    </Screen>
  );
}

function Unknown({ to, onClose }: { to: ContactValue; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      title={t('account.login.unknownTitle')}
      message={t('account.login.unknown', { to: contactText(to) })}
      confirm={{
        id: 'login-unknown-register',
        label: t('account.start.register'),
        onPress: () => {
          onClose();
          return navigate('register', { way: to.way }, { replace: true });
        },
      }}
      cancel={{ id: 'login-unknown-cancel', label: t('common.cancel'), onPress: onClose }}
    />
  );
}
