import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeCardPopInfoDeal } from '@/contracts/calls/payee/cardPops';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { TextArea } from '@/ui/TextArea';
import './texts';

const reasons = ['unknownPerson', 'impersonation', 'goods', 'threat', 'other'] as const;
type Reason = NonNullable<ParamsOf<typeof payeeCardPopInfoDeal>['reason']>;

export function CardReport() {
  const t = useT();
  const { mutateAsync: report } = useCallMutation(payeeCardPopInfoDeal);
  const { params } = useRoute('collectionReport');
  const { popInfoId } = params;
  const initial: { reason: Reason | ''; note: string } = { reason: '', note: '' };
  const form = useFields({
    initial,
    rules: { reason: (reason) => (reason ? undefined : t('requestCard.report.needed')) },
    async onSubmit({ reason, note }) {
      if (!reason || !popInfoId) return;
      await report({ popInfoId, action: 'report', reason, note: note.trim() || undefined });
      showToast({ messageKey: 'requestCard.report.done', onLeaving: true });
      await navigate('collectionCards', {}, { replace: true });
    },
  });
  const reason = form.field('reason');
  return (
    <Screen
      id="card-report-screen"
      title={t('requestCard.report.title')}
      onBack={goBack}
      footer={
        popInfoId ? (
          <ActionBar
            help={{ onPress: () => contactService('reportFraud') }}
            main={{
              id: 'report-submit',
              kind: 'danger',
              label: t('requestCard.report.submit'),
              busy: form.busy,
              onPress: () => form.submit().catch(showError),
            }}
          />
        ) : undefined
      }
    >
      {popInfoId ? (
        <>
          <Notice tone="warn">{t('requestCard.report.hint')}</Notice>
          <Card>
            <Field
              as={RadioGroup}
              id="report-reason"
              label={t('requestCard.report.reason')}
              options={reasons.map((value) => ({ value, label: t(`requestCard.report.${value}`) }))}
              {...reason}
              onChange={(value) => reason.onChange(value as Reason)}
            />
            <Field
              as={TextArea}
              id="report-note"
              label={t('requestCard.report.note')}
              required={false}
              maxLength={500}
              {...form.field('note')}
            />
          </Card>
        </>
      ) : (
        <EmptyState icon="shield" title={t('requestCard.report.nothing')} />
      )}
    </Screen>
  );
}
