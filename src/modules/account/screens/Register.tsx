import { Text, View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { userClauseList } from '@/contracts/calls/account/clauses';
import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { passwordRule } from '@/core/validation';
import { Consents, useConsents } from '@/forms/Consents';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useMarket } from '@/state/market/market';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { a11y } from '@/ui/aria/a11y';
import { Card } from '@/ui/Card';
import { CountryField } from '@/ui/CountryField';
import { listedCountries } from '@/ui/CountryPicker';
import { focusField } from '@/ui/field/focusField';
import { useTried } from '@/ui/field/wrong';
import { Field, ItemNote } from '@/ui/FormItem';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { CodeRow } from '../parts/CodeRow';
import { contactIsValid, type ContactWay } from '../parts/contact';
import { ContactFields } from '../parts/ContactFields';
import { NewLogin, useNewLogin } from '../parts/NewLogin';
import { useContact } from '../parts/useContact';
import { useContactCode } from '../parts/useContactCode';
import { useRegistration } from '../parts/useRegistration';
import '../texts';
import './register.scss';

const stepId = 'register-step';

export function Register() {
  const { params } = useRoute('register');
  return <NewAccount way={params?.way} inviteCode={params?.inviteCode} />;
}

export const EmailSignup = () => <NewAccount way="email" />;

interface Props {
  way: ContactWay | undefined;
  inviteCode?: string | undefined;
}

function NewAccount({ way, inviteCode = '' }: Props) {
  const t = useT();
  const { markets, open, market, setMarket } = useOpenMarkets();
  const [step, setStep] = useState<1 | 2>(1);
  const [contact, change] = useContact(way);
  const [busy, setBusy] = useState(false);
  const [tried, markTried] = useTried();
  const { captcha, sent, send, sendButton } = useContactCode('register', 'register', contact, markTried);
  const { isProved, prove, register, dialogs } = useRegistration(captcha);
  const clauses = useCall(userClauseList, market ? { countryCode: market } : null);
  const consents = useConsents(clauses.data?.list);
  const login = useNewLogin(passwordRule(market), inviteCode);
  useFocusOnStep(step);

  const contactBad = !contactIsValid(contact);
  const proved = isProved(contact);

  const chooseMarket = (next: string): void => {
    setMarket(next);
    const areaCode = open.find((row) => row.countryCode === next)?.areaCode;
    if (areaCode && contact.phoneNumber === '') change({ areaCode });
  };

  const goOn = async (typed?: string): Promise<void> => {
    if (busy) return;
    if (contactBad) return markTried();
    if (proved) return setStep(2);
    const code = typed ?? captcha.check();
    if (!code) return;
    setBusy(true);
    if (await prove(contact, code)) setStep(2);
    setBusy(false);
  };

  const submit = async (): Promise<void> => {
    const chosen = login.check();
    if (!market || !chosen || consents.missing) return;
    const wanted = { ...chosen, countryCode: market, clauseIds: [...consents.agreed] };
    if (await register(contact, wanted)) return;
    captcha.field.onChange('');
    setStep(1);
  };

  const main =
    step === 2
      ? { id: 'register-submit', label: t('account.register.submit'), onPress: submit }
      : sent || proved
        ? { id: 'register-next', label: t('common.next'), busy, onPress: () => goOn() }
        : sendButton;

  return (
    <Screen
      key={step}
      title={t('account.register.title')}
      onBack={step === 2 ? () => setStep(1) : goBack}
      footer={<ActionBar help={{ onPress: () => contactService('register') }} main={main} />}
    >
      <View id={stepId} className="register-step" {...a11y({ role: 'heading', focusable: true })}>
        <Text>{t('common.step', { step, steps: 2 })}</Text>
      </View>
      {step === 1 ? (
        <>
          <QueryState<unknown> query={markets} shape="form" rows={3}>
            {() => (
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
                {sent ? (
                  <CodeRow
                    id="register"
                    captcha={captcha}
                    onSend={send}
                    voice={contact.way === 'phone'}
                    onComplete={goOn}
                  />
                ) : null}
              </Card>
            )}
          </QueryState>
          <TextButton
            id="register-login"
            label={t('account.register.haveAccount')}
            onPress={() => navigate('login', { way: contact.way }, { replace: true })}
          />
        </>
      ) : (
        <>
          <NewLogin id="register" login={login} />
          <Card title={t('account.register.agree')}>
            <QueryState<unknown> query={clauses} shape="list" rows={2}>
              {() => (
                <Consents id="register-agree" market={market ?? ''} consents={consents} tried={login.tried} />
              )}
            </QueryState>
            <View {...a11y({ live: 'polite' })}>
              {login.tried && consents.missing ? <ItemNote text={t('account.register.agreeNeeded')} /> : null}
            </View>
          </Card>
        </>
      )}
      {captcha.dialogs}
      {dialogs}
    </Screen>
  );
}

function useOpenMarkets() {
  const { countryCode, setMarket } = useMarket();
  const markets = useCall(commonSupportCountry, {});
  const open = (markets.data?.list ?? []).filter((row) => row.status === 'opened');
  const market = open.find((row) => row.countryCode === countryCode)?.countryCode ?? open[0]?.countryCode;
  return { markets, open, market, setMarket };
}

function useFocusOnStep(step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusField(stepId);
  }, [step]);
}
