import { useState } from 'react';
import { userClose, userCloseCheck } from '@/contracts/calls/account/ownAccount';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDate, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack, navigate, openRemitTab } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { forgetUser } from '@/state/session/forgetUser';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Text } from '@tarojs/components';
import '../texts';
import './texts';
import type { ContactValue } from '../parts/contact';
import { masked, OwnCode, ownContacts } from '../parts/OwnCode';
import { usePassword } from '../parts/usePassword';
import './closeAccount.scss';

type Check = AnswerOf<typeof userCloseCheck>;
type Proof = { ownTicket: string } | { password: string };

export function CloseAccount() {
  const t = useT();
  const check = useCall(userCloseCheck, {}, { staleMs: 0, renewOnReturn: true });
  const [step, setStep] = useState<'read' | 'prove' | ContactValue>('read');
  const [proof, setProof] = useState<Proof | null>(null);
  const { mutateAsync: close } = useCallMutation(userClose);
  const password = usePassword(t('account.login.passwordError'));

  const end = async (): Promise<void> => {
    if (!proof) return;
    setProof(null);
    try {
      await close(proof);
    } catch (error) {
      if (!password.refused(error)) showError(error);
      return;
    }
    forgetUser();
    showToast({ messageKey: 'manage.close.done', onLeaving: true });
    await openRemitTab();
  };
  const confirm = (
    <Dialog
      open={proof !== null}
      title={t('manage.close.sure')}
      message={t('manage.close.sureHint')}
      confirm={{ id: 'close-confirm', label: t('manage.close.submit'), danger: true, onPress: end }}
      cancel={{ id: 'close-keep', label: t('manage.close.keep'), onPress: () => setProof(null) }}
    />
  );
  if (typeof step === 'object')
    return (
      <>
        <OwnCode
          title={t('manage.close.title')}
          scene="closeAccount"
          to={step}
          onProved={(ownTicket) => {
            setStep('prove');
            setProof({ ownTicket });
          }}
          onBack={() => setStep('prove')}
        />
        {confirm}
      </>
    );
  if (step === 'prove')
    return (
      <>
        <Prove
          password={password}
          onPassword={(text) => setProof({ password: text })}
          onCode={setStep}
          onBack={() => setStep('read')}
        />
        {confirm}
      </>
    );
  const data = check.data;
  return (
    <Screen
      id="close-account"
      title={t('manage.close.title')}
      onBack={goBack}
      footer={
        data ? (
          <ActionBar
            help={{ onPress: () => contactService('closeAccount') }}
            main={{
              id: 'close-next',
              label: t('common.next'),
              kind: 'danger',
              disabled: data.open.length > 0,
              onPress: () => setStep('prove'),
            }}
          />
        ) : undefined
      }
    >
      <QueryState query={check}>{(found) => <Meaning check={found} />}</QueryState>
    </Screen>
  );
}

function Meaning({ check }: { check: Check }) {
  const t = useT();
  const goes = [
    t('manage.close.goes.login'),
    t('manage.close.goes.payees', { count: check.payees }),
    t('manage.close.goes.coupons', { count: check.coupons }),
    t('manage.close.goes.messages'),
  ];
  const stays = [t('manage.close.stays.orders', { count: check.orders }), t('manage.close.stays.identity')];
  return (
    <>
      {check.open.length > 0 ? (
        <>
          <Notice tone="danger">{t('manage.close.open', { count: check.open.length })}</Notice>
          <Card>
            {check.open.map(({ seqNo, payeeName, targetCountry, targetAmount, createTime }) => (
              <ListRow
                key={seqNo}
                id={`close-order-${seqNo}`}
                left={<Avatar name={payeeName} country={targetCountry} />}
                title={t('manage.close.order', { name: payeeName })}
                note={t('manage.close.orderNote', {
                  amount: formatMoneyWithCode(targetAmount),
                  date: formatDate(createTime),
                })}
                onPress={() => navigate('bankOrder', { seqNo })}
              />
            ))}
          </Card>
        </>
      ) : (
        <Notice tone="warn">{t('manage.close.forGood')}</Notice>
      )}
      <Card title={t('manage.close.goes.title')}>
        {goes.map((line) => (
          <Text key={line} className="close-account__line">
            {line}
          </Text>
        ))}
      </Card>
      <Card title={t('manage.close.stays.title')}>
        {stays.map((line) => (
          <Text key={line} className="close-account__line">
            {line}
          </Text>
        ))}
        <Text className="close-account__note">{t('manage.close.stays.why', { years: check.keepYears })}</Text>
      </Card>
    </>
  );
}

interface ProveProps {
  password: ReturnType<typeof usePassword>;
  onPassword: (password: string) => void;
  onCode: (contact: ContactValue) => void;
  onBack: () => void;
}

function Prove({ password, onPassword, onCode, onBack }: ProveProps) {
  const t = useT();
  const { payer } = useSession();
  const submit = (): void => {
    const text = password.check();
    if (text) onPassword(text);
  };
  return (
    <Screen
      id="close-prove"
      title={t('manage.close.title')}
      onBack={onBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('closeAccount') }}
          main={
            payer?.hasPassword
              ? {
                  id: 'close-submit',
                  label: t('manage.close.submit'),
                  kind: 'danger',
                  onPress: submit,
                }
              : undefined
          }
        />
      }
    >
      <Notice tone="info">{t('manage.close.prove')}</Notice>
      {payer?.hasPassword ? (
        <Card>
          <Field
            as={PasswordField}
            id="close-password"
            label={t('account.login.password')}
            maxLength={16}
            {...password.field}
          />
        </Card>
      ) : null}
      <Card>
        {(payer ? ownContacts(payer) : []).map((contact) => (
          <ListRow
            key={contact.way}
            id={`close-by-${contact.way}`}
            icon={contact.way === 'phone' ? 'phone' : 'mail'}
            title={t(contact.way === 'phone' ? 'account.replace.byPhone' : 'account.replace.byEmail')}
            note={masked(contact)}
            onPress={() => onCode(contact)}
          />
        ))}
      </Card>
    </Screen>
  );
}
