import { useState } from 'react';
import { userPasswordSetting, userPayPasswordSet } from '@/contracts/calls/account/password';
import { payPasswordRule } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { useRefusedPassword } from '@/forms/payPassword/useRefusedPassword';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { ProveOwner } from '../parts/ProveOwner';
import { useNewPassword } from '../parts/useNewPassword';
import { useOwnProof } from '../parts/useOwnProof';
import '../texts';

export function PayPassword() {
  const t = useT();
  const setting = useCall(userPasswordSetting, {}, { staleMs: 0 });
  const [forgotten, setForgotten] = useState(false);
  const proof = useOwnProof('pay-password');
  const isSet = setting.data?.payPassword;

  const title = t(isSet ? 'payPassword.resetTitle' : 'payPassword.setTitle');
  // First: saving changes `isSet` before this screen closes.
  if (proof.state === 'proved') return <NewPayPassword title={title} proof={proof} />;
  if (isSet === undefined)
    return (
      <QueryScreen screen={{ title: t('payPassword.label'), onBack: goBack }} query={setting} shape="card" />
    );
  if (isSet && !forgotten)
    return <NewPayPassword title={t('payPassword.changeTitle')} onForgotten={() => setForgotten(true)} />;
  return (
    <ProveOwner
      id="pay-password"
      title={title}
      hint={t(proof.state === 'again' ? 'account.prove.again' : 'account.prove.hint')}
      scene="payPassword"
      place="payPassword"
      onProved={proof.proved}
      onBack={isSet ? () => setForgotten(false) : goBack}
    />
  );
}

interface NewPayPasswordProps {
  title: string;
  /** Absent: needs the old payment password. */
  proof?: ReturnType<typeof useOwnProof>;
  onForgotten?: () => void;
}

function NewPayPassword({ title, proof, onForgotten }: NewPayPasswordProps) {
  const t = useT();
  const { params } = useRoute('payPassword');
  const { payer } = useSession();
  const refusedBy = useRefusedPassword();
  const { mutateAsync: save } = useCallMutation(userPayPasswordSet);
  const fresh = useNewPassword('pay-password', payPasswordRule(payer?.countryCode));
  const old = useFields({
    initial: { password: '' },
    rules: { password: (password) => (!proof && !password ? t('payPassword.needed') : undefined) },
  });

  const submit = async (): Promise<void> => {
    // Both, so that every missing field shows its error.
    const known = old.check('password');
    const own = proof ? proof.check() : {};
    const payPassword = fresh.check();
    if (!known || !own || !payPassword) return;
    try {
      await save({
        payPassword,
        oldPayPassword: proof ? undefined : old.values.password,
        password: own.password,
        ticket: own.ownTicket,
      });
    } catch (error) {
      if (proof?.refused(error)) return;
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
      {proof?.field}
      <Card>
        {proof ? null : (
          <Field
            as={PasswordField}
            id="pay-password-old"
            label={t('payPassword.old')}
            maxLength={16}
            autoComplete="off"
            {...old.field('password')}
          />
        )}
        {fresh.fields}
      </Card>
      {onForgotten ? (
        <TextButton id="pay-password-forgotten" label={t('payPassword.forgot')} onPress={onForgotten} />
      ) : null}
    </Screen>
  );
}
