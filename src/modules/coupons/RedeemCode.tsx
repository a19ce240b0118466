import { couponExchange } from '@/contracts/calls/coupon/coupons';
import { toAppError } from '@/core/appError';
import { patterns } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import '@/i18n/formTexts';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { Stack } from '@/ui/Stack';
import { TextField } from '@/ui/TextField';

export function RedeemCode({ onRedeemed }: { onRedeemed: () => void }) {
  const t = useT();
  const { mutateAsync: exchange } = useCallMutation(couponExchange);
  const form = useFields({
    initial: { code: '' },
    rules: { code: (code) => (patterns.couponCode(code.trim()) ? undefined : t('validation.couponCode')) },
    async onSubmit({ code }) {
      try {
        const { title } = await exchange({ couponCode: code.trim() });
        form.field('code').onChange('');
        form.forget('code');
        showToast({ text: t('coupon.code.done', { title }) });
        onRedeemed();
      } catch (thrown) {
        const { kind, serverMessage } = toAppError(thrown);
        if (kind === 'business' && serverMessage) form.tell('code', serverMessage);
        else showError(thrown);
      }
    },
  });
  return (
    <Card>
      <Stack gap="l">
        <Field
          as={TextField}
          id="coupon-code"
          label={t('coupon.code.label')}
          hint={t('coupon.code.hint')}
          maxLength={8}
          {...form.field('code')}
          onChange={(code) => form.field('code').onChange(code.toUpperCase())}
          onConfirm={() => void form.submit()}
        />
        <Button
          id="coupon-redeem"
          wide
          kind="secondary"
          label={t('coupon.code.redeem')}
          busy={form.busy}
          onPress={form.submit}
        />
      </Stack>
    </Card>
  );
}
