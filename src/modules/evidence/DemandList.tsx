import type { EvidenceItem } from '@/contracts/entities/evidence';
import { evidenceRow, SUPPLEMENT_DAYS } from '@/domain/evidence';
import {
  isAwaitingPayment,
  isEndedUnpaid,
  isFinished,
  isRefund,
  isUnpaid,
} from '@/domain/statuses/orderSets';
import { formatDate, formatDateTime, hasText, useT, useTKey } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import { leaveFor, openDemand, questionsBefore } from './openDemand';
import { type Demands, isAsked, isToConfirm } from './useDemands';

interface Props {
  title: string;
  demands: Demands;
  shown: readonly EvidenceItem[];
}

const tones = {
  WaitUpload: 'amber',
  UnderReview: 'blue',
  Rejected: 'red',
  Passed: 'green',
  Expired: 'grey',
} as const satisfies Record<EvidenceItem['status'], string>;

export function DemandList({ title, demands, shown }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { order } = demands;
  const note = useNote();
  const next = shown.find(isAsked);
  const on = order && {
    id: 'evidence-on',
    label: t(isAwaitingPayment(order.status) ? 'evidence.list.pay' : 'evidence.list.order'),
    onPress: () => leaveFor(order),
  };
  return (
    <Screen
      id="evidence-list"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('evidence', { seqNo: order?.seqNo }) }}
          middle={next ? on : undefined}
          main={
            next
              ? {
                  id: 'evidence-next',
                  label: t('evidence.list.next'),
                  onPress: () => openDemand(next, order?.seqNo),
                }
              : on
          }
        />
      }
    >
      <OrderNote demands={demands} />
      <Card title={order ? t('evidence.list.transfer', { name: order.payeeInfo.name }) : undefined}>
        {shown.map((item) => (
          <ListRow
            key={item.verifyType}
            id={`evidence-${item.verifyType}`}
            icon="file"
            title={tKey(`evidence.names.${item.verifyType}`)}
            note={note(item)}
            below={<StatusTag tone={tones[item.status]} label={t(`evidence.status.${item.status}`)} />}
            onPress={isAsked(item) ? () => openDemand(item, order?.seqNo) : undefined}
          />
        ))}
      </Card>
      {order && isToConfirm(demands) ? (
        <TextButton
          id="evidence-confirm-study"
          label={t('evidence.study.open')}
          onPress={() => navigate('studyAbroadMaterialConfirm', { seqNo: order.seqNo })}
        />
      ) : null}
    </Screen>
  );
}

function useNote(): (item: EvidenceItem) => string {
  const t = useT();
  const tKey = useTKey();
  return (item) => {
    const { status, submittedAt, countsUntil, images, fileTypes } = item;
    if (status === 'Rejected') {
      const reason = `evidence.rejected.${item.rejectReason}`;
      return tKey(hasText(reason) ? reason : 'evidence.rejected.other');
    }
    if (status === 'Expired' && !item.required) return t('evidence.note.expiredOwn');
    if (status === 'Passed' && countsUntil !== undefined)
      return t('evidence.note.counts', { time: formatDate(countsUntil) });
    if (submittedAt !== undefined && (status === 'UnderReview' || status === 'Passed')) {
      const time = formatDateTime(submittedAt);
      return images.length > 0
        ? t('evidence.note.files', { count: images.length, time })
        : t('evidence.note.submitted', { time });
    }
    if (status === 'WaitUpload' && questionsBefore(item)) return t('evidence.note.questions');
    if (status === 'WaitUpload' && item.postponedUntil !== undefined) return t('evidence.note.postponed');
    if (evidenceRow(item.verifyType).questions) return t('evidence.note.questions');
    return fileTypes.map((type) => tKey(`evidence.kinds.${type}`)).join(t('evidence.note.comma'));
  };
}

function OrderNote({ demands: { order, items, until } }: { demands: Demands }) {
  const t = useT();
  if (!order) return null;
  const { status } = order;
  const open = items.some(isAsked);
  const review = items.some((item) => item.status === 'UnderReview');
  if (isRefund(status)) return <Notice>{t('evidence.list.overRefund')}</Notice>;
  if (isEndedUnpaid(status)) return <Notice>{t('evidence.list.overUnpaid')}</Notice>;
  if (isFinished(status) && (open || review || items.some((item) => item.status === 'Expired')))
    return <Notice>{t('evidence.list.over')}</Notice>;
  if (open && until !== undefined)
    return <Notice tone="warn">{t('evidence.list.held', { until: formatDateTime(until) })}</Notice>;
  if (open && isUnpaid(status))
    return <Notice>{t('evidence.list.before', { count: SUPPLEMENT_DAYS })}</Notice>;
  if (open) return null;
  if (review)
    return <Notice>{t(until === undefined ? 'evidence.list.review' : 'evidence.list.heldReview')}</Notice>;
  return <Notice tone="good">{t('evidence.list.passed')}</Notice>;
}
