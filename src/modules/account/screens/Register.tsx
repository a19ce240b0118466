import { useState } from 'react';
import { userClauseList } from '@/contracts/calls/account/clauses';
import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { passwordRule, patterns } from '@/core/validation';
import { Consents, useConsents } from '@/forms/Consents';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCall } from '@/state/queries/queries';
import { useMarket } from '@/state/market/market';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CountryField } from '@/ui/CountryField';
import { listedCountries } from '@/ui/CountryPicker';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';
import { CodeRow } from '../parts/CodeRow';
import { contactIsValid, type ContactWay } from '../parts/contact';
import { ContactFields } from '../parts/ContactFields';
import { useCaptcha } from '../parts/useCaptcha';
import { useContact } from '../parts/useContact';
import { useRegistration } from '../parts/useRegistration';
import '../texts';

const inviteShape = /^[A-Za-z0-9]{4,12}$/;

export function Register() {
  const { params } = useRoute('register');
  return <NewAccount way={params?.way} inviteCode={params?.inviteCode} />;
}

export const EmailSignup = () => <NewAccount way="email" />;

function NewAccount({
  way,
  inviteCode = '',
}: {
  way: ContactWay | undefined;
  inviteCode?: string | undefined;
}) {
  const t = useT();
  const { countryCode, setMarket } = useMarket();
  const [contact, change] = useContact(way);
  const [password, setPassword] = useState('');
  const [invite, setInvite] = useState(inviteCode);
  const [tried, markTried] = useTried();
  const captcha = useCaptcha('register');
  const { register, frozenDialog } = useRegistration(captcha);
  const markets = useCall(commonSupportCountry, {});
  const open = (markets.data?.list ?? []).filter((row) => row.status === 'opened');
  const market = open.find((row) => row.countryCode === countryCode)?.countryCode ?? open[0]?.countryCode;
  const clauses = useCall(userClauseList, market ? { countryCode: market } : null);
  const consents = useConsents(clauses.data?.list);

  const rule = passwordRule(market);
  const contactBad = !contactIsValid(contact);
  const passwordBad = password !== '' && !patterns[rule](password);
  const inviteBad = invite !== '' && !inviteShape.test(invite);

  const chooseMarket = (next: string): void => {
    setMarket(next);
    const areaCode = open.find((row) => row.countryCode === next)?.areaCode;
    if (areaCode && contact.phoneNumber === '') change({ areaCode });
  };

  const sendCode = async (voice: boolean): Promise<void> => {
    if (contactBad) return markTried();
    await captcha.send(contact, voice);
  };

  const submit = async (): Promise<void> => {
    markTried();
    const code = captcha.check();
    if (!market || contactBad || !code || passwordBad || inviteBad) return;
    if (consents.missing) return showToast({ messageKey: 'account.register.agreeNeeded' });
    await register(contact, code, {
      countryCode: market,
      password: password || undefined,
      inviteCode: invite || undefined,
      clauseIds: [...consents.agreed],
    });
  };

  return (
    <Screen
      title={t('account.register.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('register') }}
          main={{ id: 'register-submit', label: t('account.register.submit'), onPress: submit }}
        />
      }
    >
      <Card>
        <Field
          as={CountryField}
          id="register-market"
          label={t('account.register.market')}
          hint={t('account.register.marketHint')}
          value={market ?? ''}
          countries={listedCountries(open)}
          onChange={chooseMarket}
        />
        <ContactFields id="register" value={contact} onChange={change} error={tried && contactBad} />
        <CodeRow id="register" captcha={captcha} onSend={sendCode} voice={contact.way === 'phone'} />
      </Card>
      <Card>
        <Field
          as={PasswordField}
          id="register-password"
          label={t('account.register.password')}
          required={false}
          hint={t('account.register.passwordHint', { rule: t(`account.password.rule.${rule}`) })}
          error={passwordBad ? t(`account.password.rule.${rule}`) : undefined}
          value={password}
          onChange={setPassword}
          maxLength={16}
        />
        <Field
          as={TextField}
          id="register-invite"
          label={t('account.register.invite')}
          required={false}
          error={inviteBad ? t('account.register.inviteError') : undefined}
          value={invite}
          onChange={setInvite}
          maxLength={12}
        />
      </Card>
      <Card title={t('account.register.agree')}>
        <QueryState<unknown> query={market ? clauses : markets} shape="list" rows={2}>
          {() => <Consents id="register-agree" market={market ?? ''} consents={consents} tried={tried} />}
        </QueryState>
      </Card>
      <TextButton
        id="register-login"
        label={t('account.register.haveAccount')}
        onPress={() => navigate('login', { way: contact.way }, { replace: true })}
      />
      {captcha.dialogs}
      {frozenDialog}
    </Screen>
  );
}
