import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { useTried } from '@/ui/field/wrong';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { contactIsValid, type ContactWay } from '../parts/contact';
import { ContactFields } from '../parts/ContactFields';
import { useCaptcha } from '../parts/useCaptcha';
import { useContact } from '../parts/useContact';
import '../texts';

function Captcha({ way }: { way: ContactWay }) {
  const t = useT();
  const [contact, change] = useContact(way);
  const [tried, markTried] = useTried();
  const captcha = useCaptcha('login');
  const ready = captcha.sentTo !== null;
  const toLogin = () => navigate('login', { way: contact.way }, { replace: true });
  const go = async (): Promise<void> => {
    markTried();
    if (!contactIsValid(contact)) return;
    if (ready || (await captcha.send(contact))) await toLogin();
  };
  return (
    <Screen
      id="captcha"
      title={t('challenge.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('login') }}
          main={{ id: 'captcha-go', label: t('challenge.go'), onPress: go }}
        />
      }
    >
      <Notice tone={ready ? 'good' : 'info'}>
        {ready ? t('account.code.sentTo', { to: captcha.sentTo ?? '' }) : t('challenge.before')}
      </Notice>
      <Card>
        <ContactFields
          id="captcha"
          value={contact}
          onChange={change}
          error={tried && !contactIsValid(contact)}
        />
      </Card>
      {captcha.dialogs}
    </Screen>
  );
}

export const RaasCaptcha = () => <Captcha way="phone" />;
export const GesaCaptcha = () => <Captcha way="email" />;
