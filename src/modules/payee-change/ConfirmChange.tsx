import { useState } from 'react';
import { orderChangePayeeConfirm } from '@/contracts/calls/payee/change';
import { userSendCaptcha } from '@/contracts/calls/account/ownCode';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { type SendCode as Send, useChallenge } from '@/forms/challenge';
import { tellUnsent } from '@/forms/tellUnsent';
import { earlierCode, type SentCode as SentCodeState, useCodeFocus, useSentCode } from '@/forms/useSentCode';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { askDeviceProof } from '@/state/session/deviceProof';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { CodeField } from '@/ui/CodeField';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Stack } from '@/ui/Stack';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { PayeeRow } from '@/ui/PayeeRow';
import { SendCode } from '@/ui/SendCode';
import { ChangeGate, type ChangeInfo } from './ChangeFrame';

export function ConfirmChange() {
  const t = useT();
  const { params } = useRoute('confirmChangePayee');
  return (
    <ChangeGate id="change-confirm" title={t('payeeChange.confirm.title')} seqNo={params.seqNo}>
      {({ info, seqNo, screen }) =>
        info.pending ? (
          <Confirm info={info} pending={info.pending} seqNo={seqNo} screen={screen} />
        ) : (
          <Screen {...screen}>
            <EmptyState
              icon="payee"
              title={t('payeeChange.confirm.nothing')}
              action={{
                id: 'change-choose',
                label: t('payeeChange.confirm.choose'),
                onPress: () => navigate('changePayeeSelectPayee', { seqNo }, { replace: true }),
              }}
            />
          </Screen>
        )
      }
    </ChangeGate>
  );
}

interface Props {
  info: ChangeInfo;
  pending: NonNullable<ChangeInfo['pending']>;
  seqNo: string;
  screen: FrameScreen;
}

function Confirm({ info, pending, seqNo, screen }: Props) {
  const t = useT();
  const { payer } = useSession();
  const { mutateAsync: sendCode } = useCallMutation(userSendCaptcha);
  const { mutateAsync: confirmChange } = useCallMutation(orderChangePayeeConfirm);
  const corrected = pending.to.id === info.current.id;
  const challenge = useChallenge();
  const [sentTo, setSentTo] = useState('');
  const contactType = payer?.phoneNumber ? 'phone' : 'email';
  const code = useSentCode({ needed: t('payee.code.needed') });
  const sent = code.resendAt > 0;
  const submit = async (): Promise<void> => {
    const captcha = code.check();
    if (!captcha) return;
    try {
      await confirmChange({ seqNo, changeId: pending.changeId, contactType, captcha });
      showToast({
        messageKey: corrected ? 'payeeChange.confirm.correctedDone' : 'payeeChange.confirm.done',
        onLeaving: true,
      });
      await navigate('bankOrder', { seqNo }, { replace: true });
    } catch (error) {
      if (!code.refused(error) && !askDeviceProof(error)) showError(error);
    }
  };

  const send: Send = async (answer) => {
    try {
      const { resendSeconds, target } = await sendCode({
        contactType,
        scene: 'payeeChange',
        payeeId: pending.to.id,
        ...answer,
      });
      setSentTo(target);
      code.sent(resendSeconds);
      challenge.close();
      return true;
    } catch (error) {
      if (challenge.asked(error, send, answer !== undefined)) return false;
      const early = earlierCode(error);
      if (early === undefined) tellUnsent(error);
      else code.sent(early);
      return false;
    }
  };
  return (
    <ActionScreen
      screen={screen}
      service="changePayee"
      main={
        sent
          ? {
              id: 'change-submit',
              label: t(corrected ? 'payeeChange.confirm.useCorrected' : 'payeeChange.confirm.submit'),
              onPress: submit,
            }
          : { id: 'change-code-send', label: t('payee.code.send'), onPress: () => send() }
      }
    >
      <Card title={t(corrected ? 'payeeChange.confirm.before' : 'payeeChange.confirm.from')}>
        <PayeeRow payee={info.current} />
      </Card>
      <Card title={t(corrected ? 'payeeChange.confirm.corrected' : 'payeeChange.confirm.to')}>
        <PayeeRow payee={pending.to} />
      </Card>
      {pending.feeAmount && pending.totalAmount ? (
        <Card id="change-price" title={t('payeeChange.confirm.price')}>
          <DetailRow label={t('payeeChange.confirm.fee')} value={formatMoneyWithCode(pending.feeAmount)} />
          <DetailRow
            label={t('payeeChange.confirm.total')}
            value={formatMoneyWithCode(pending.totalAmount)}
            kind="strong"
          />
        </Card>
      ) : (
        <Notice tone="info">{t('payeeChange.confirm.same')}</Notice>
      )}
      {sent ? (
        <SentCode code={code} sentTo={sentTo} onSend={() => send()} />
      ) : (
        <Notice tone="info">{t('payeeChange.confirm.hint')}</Notice>
      )}
      {challenge.dialog}
    </ActionScreen>
  );
}

interface SentCodeProps {
  code: SentCodeState;
  sentTo: string;
  onSend: () => Promise<boolean>;
}

function SentCode({ code, sentTo, onSend }: SentCodeProps) {
  const t = useT();
  const { field, resendAt } = code;
  useCodeFocus('change-code', resendAt);
  return (
    <Card>
      <Stack gap="m">
        <Field
          as={CodeField}
          id="change-code"
          label={t('payee.code.label')}
          hint={sentTo && t('payeeChange.confirm.sentTo', { to: sentTo })}
          {...field}
        />
        <SendCode id="change-code-again" label={t('payee.code.again')} resendAt={resendAt} onPress={onSend} />
      </Stack>
    </Card>
  );
}
