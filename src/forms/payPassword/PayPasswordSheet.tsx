import { useState } from 'react';
import { orderPayPassword } from '@/contracts/calls/order/directPayment';
import { toAppError } from '@/core/appError';
import { payPasswordRule } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { useT, useTKey } from '@/i18n';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { Stack } from '@/ui/Stack';
import { TextButton } from '@/ui/TextButton';
import { useRefusedPassword } from './useRefusedPassword';
import '@/i18n/payPasswordTexts';

interface Props {
  seqNo: string;
  onAnswer: (ticket: string | null) => void;
}

export function PayPasswordSheet({ seqNo, onAnswer }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { payer } = useSession();
  const refusedBy = useRefusedPassword();
  const { mutateAsync: prove } = useCallMutation(orderPayPassword);
  /** Any but a wrong password, which the field shows. */
  const [trouble, setTrouble] = useState<{ words: string; locked: boolean } | null>(null);
  const form = useFields({
    initial: { password: '' },
    rules: { password: (password) => (password ? undefined : t('payPassword.needed')) },
    onSubmit: async ({ password }) => {
      setTrouble(null);
      try {
        onAnswer((await prove({ seqNo, password })).payTicket);
      } catch (thrown) {
        const error = toAppError(thrown);
        const refused = refusedBy(error);
        if (refused && !refused.locked) form.tell('password', refused.words);
        else setTrouble(refused ?? { words: error.serverMessage ?? tKey(error.messageKey), locked: false });
      }
    },
  });
  const forgot = async (): Promise<void> => {
    onAnswer(null);
    await navigate('payPassword', { seqNo });
  };
  return (
    <BottomSheet
      open
      title={t('payPassword.askTitle')}
      onClose={() => onAnswer(null)}
      footer={
        trouble?.locked ? null : (
          <Button id="pay-password-submit" wide label={t('payPassword.confirm')} onPress={form.submit} />
        )
      }
    >
      <Stack>
        {trouble?.locked ? null : (
          <Field
            as={PasswordField}
            id="pay-password"
            label={t('payPassword.label')}
            hint={t('payPassword.askHint')}
            digits={payPasswordRule(payer?.countryCode) === 'payPasswordDigits'}
            maxLength={16}
            autoComplete="off"
            onConfirm={form.submit}
            {...form.field('password')}
          />
        )}
        {trouble ? <Notice tone="danger">{trouble.words}</Notice> : null}
        <TextButton id="pay-password-forgot" label={t('payPassword.forgot')} onPress={forgot} />
      </Stack>
    </BottomSheet>
  );
}
