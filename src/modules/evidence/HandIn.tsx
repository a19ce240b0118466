import { useMemo } from 'react';
import { evidenceSupplementChange } from '@/contracts/calls/evidence';
import { riskExamples } from '@/contracts/calls/risk';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import type { EvidenceItem } from '@/contracts/entities/evidence';
import { evidenceRow } from '@/domain/evidence';
import { SchemaForm } from '@/forms';
import { hasText, useT, useTKey } from '@/i18n';
import { evidenceForm } from '@/schemas/evidence/handIn';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { Examples, type ExamplesShown } from './Examples';
import { leaveFor } from './openDemand';
import type { Demands } from './useDemands';
import { useHandIn } from './useHandIn';

export interface Hints {
  payeeId?: string | undefined;
  fileType?: string | undefined;
  example: Partial<Pick<ParamsOf<typeof riskExamples>, 'relationShip' | 'riskType' | 'targetCountry'>>;
}

interface Props {
  item: EvidenceItem;
  demands: Demands;
  hints: Hints;
  onDone?: () => unknown;
}

export function HandIn(props: Props) {
  const tKey = useTKey();
  const { item, demands, hints } = props;
  const { payer, order } = demands;
  const survey = evidenceRow(item.verifyType).questions !== undefined;
  const examples = useCall(
    riskExamples,
    survey
      ? null
      : {
          userId: payer.userId,
          countryCode: payer.countryCode,
          verifyType: item.verifyType,
          riskType: item.riskType,
          seqNo: order?.seqNo,
          payeeId: hints.payeeId,
          ...hints.example,
        },
  );
  // Waits for the examples, which name what is missing; shows without them if they fail.
  if (survey || examples.data || examples.isError) return <HandInForm {...props} examples={examples.data} />;
  return (
    <Screen title={tKey(`evidence.names.${item.verifyType}`)} onBack={goBack}>
      <Skeleton shape="form" />
    </Screen>
  );
}

function HandInForm({
  item,
  demands,
  hints,
  onDone,
  examples,
}: Props & { examples: ExamplesShown | undefined }) {
  const t = useT();
  const tKey = useTKey();
  const { order } = demands;
  const { verifyType } = item;
  const declared = order?.remitType === 'LargeRemit' && verifyType === 'relationshipProof';
  const emptyTip = examples?.bottomTitle;
  const schema = useMemo(
    () => evidenceForm(verifyType, { emptyTip, declared }),
    [verifyType, emptyTip, declared],
  );
  const { form, fileTypeNow } = useHandIn({ ...demands, schema, item, onDone, ...hints });
  const { mutateAsync: choose, isPending } = useCallMutation(evidenceSupplementChange);
  const postpone = async (): Promise<void> => {
    if (!order) return;
    await choose({ seqNo: order.seqNo, kind: verifyType, choice: 'later', fileType: fileTypeNow() });
    await leaveFor(order);
  };
  const reason = `evidence.rejected.${item.rejectReason}`;
  return (
    <Screen
      id={`evidence-${verifyType}`}
      title={tKey(`evidence.names.${verifyType}`)}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('evidence', { seqNo: order?.seqNo }) }}
          middle={
            item.required && order
              ? {
                  id: 'evidence-later',
                  label: t('evidence.form.later'),
                  disabled: isPending || form.busy,
                  onPress: () => postpone().catch(showError),
                }
              : undefined
          }
          main={{
            id: 'evidence-submit',
            label: t('evidence.form.submit'),
            busy: form.busy,
            onPress: () => form.submit().catch(showError),
          }}
        />
      }
    >
      {item.status === 'Rejected' ? (
        <Notice tone="warn">{tKey(hasText(reason) ? reason : 'evidence.rejected.other')}</Notice>
      ) : null}
      {examples ? <Examples examples={examples} /> : null}
      {evidenceRow(verifyType).questions ? <Notice>{t('evidence.form.surveyNote')}</Notice> : null}
      <SchemaForm form={form} />
    </Screen>
  );
}
