import type { AnswerOf } from '@/contracts/calls/defineCall';
import { inviteBindSource, inviteRecords } from '@/contracts/calls/invitation';
import { toAppError } from '@/core/appError';
import { INVITE_SOURCE_DAYS } from '@/domain/invitation';
import { useFields } from '@/forms/useFields';
import { formatDate, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { TextField } from '@/ui/TextField';
import { friendAmount } from './amounts';

export function InviteSource({ records }: { records: AnswerOf<typeof inviteRecords> }) {
  const t = useT();
  const { payer } = useSession();
  const { mutateAsync: bind } = useCallMutation(inviteBindSource);
  const form = useFields({
    initial: { code: '' },
    rules: {
      code: (code) =>
        /^[A-Za-z0-9]{4,12}$/.test(code.trim()) ? undefined : t('coupon.invitation.sourceForm.codeHint'),
    },
    async onSubmit({ code }) {
      try {
        await bind({ inviteCode: code.trim() });
        showToast({ messageKey: 'coupon.invitation.sourceForm.done' });
      } catch (thrown) {
        const { kind, serverMessage } = toAppError(thrown);
        if (kind === 'business' && serverMessage) form.tell('code', serverMessage);
        else showError(thrown);
      }
    },
  });
  const { invitedBy, sourceUntil } = records;
  if (invitedBy)
    return <EmptyState icon="person" title={t('coupon.invitation.sourceForm.is', { name: invitedBy })} />;
  if (!sourceUntil)
    return (
      <EmptyState
        icon="person"
        title={t('coupon.invitation.sourceForm.over', { days: INVITE_SOURCE_DAYS })}
      />
    );
  return (
    <Card>
      <Field
        as={TextField}
        id="invite-source-code"
        label={t('coupon.invitation.sourceForm.code')}
        hint={t('coupon.invitation.sourceForm.hint', {
          date: formatDate(sourceUntil),
          amount: friendAmount(payer?.countryCode ?? ''),
        })}
        maxLength={12}
        {...form.field('code')}
        onConfirm={() => void form.submit()}
      />
      <Button
        id="invite-source-save"
        wide
        label={t('coupon.invitation.sourceForm.save')}
        busy={form.busy}
        onPress={form.submit}
      />
    </Card>
  );
}
