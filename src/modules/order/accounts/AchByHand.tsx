import { isAba } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Stack } from '@/ui/Stack';
import { TextField } from '@/ui/TextField';

export interface HandAccount {
  routingNumber: string;
  accountNumber: string;
  accountType: 'checking' | 'savings';
  holderName: string;
}

interface Props {
  /** No name but the payer's is accepted. */
  holder: string;
  onSubmit: (account: HandAccount) => Promise<void>;
}

export function AchByHand({ holder, onSubmit }: Props) {
  const t = useT();
  const form = useFields<HandAccount>({
    initial: { routingNumber: '', accountNumber: '', accountType: 'checking', holderName: holder },
    rules: {
      routingNumber: (number) => (isAba(number) ? undefined : t('order.ach.badRouting')),
      accountNumber: (number) => (/^\d{4,17}$/.test(number) ? undefined : t('order.ach.badAccount')),
      holderName: (name) => (name.trim() ? undefined : t('order.ach.noName')),
    },
    onSubmit,
  });
  return (
    <>
      <Notice tone="info">{t('order.ach.ownName')}</Notice>
      <Card>
        <Stack gap="m">
          <Field
            as={TextField}
            id="ach-holder"
            label={t('order.ach.holder')}
            maxLength={140}
            {...form.field('holderName')}
          />
          <Field
            as={TextField}
            id="ach-routing"
            label={t('order.ach.routing')}
            hint={t('order.ach.routingHint')}
            type="integer"
            {...form.field('routingNumber')}
          />
          <Field
            as={TextField}
            id="ach-number"
            label={t('order.ach.number')}
            type="integer"
            {...form.field('accountNumber')}
          />
          <RadioGroup
            id="ach-type"
            label={t('order.ach.type')}
            value={form.values.accountType}
            options={(['checking', 'savings'] as const).map((value) => ({
              value,
              label: t(`order.ach.${value}`),
            }))}
            onChange={(value) =>
              form.field('accountType').onChange(value === 'savings' ? 'savings' : 'checking')
            }
          />
        </Stack>
      </Card>
      <Button id="ach-hand-submit" wide label={t('order.ach.take')} busy={form.busy} onPress={form.submit} />
    </>
  );
}
