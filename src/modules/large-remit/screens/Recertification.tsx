import { useMemo, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { evidenceInfo } from '@/contracts/calls/evidence';
import { largeRemitBehavior, largeRemitUpdateBehavior } from '@/contracts/calls/largeRemit';
import { orderGet } from '@/contracts/calls/order/orders';
import type { Order } from '@/contracts/entities/order';
import { refundWorkingDays, reminderHours } from '@/domain/largeRemit';
import { orderStatusRow } from '@/domain/statuses/order';
import { orderStory } from '@/domain/statuses/orderStory';
import { SchemaForm } from '@/forms';
import { formatDateTime, hasText, useT, useTKey } from '@/i18n';
import { largeRelationForm } from '@/schemas/largeRemit/papers';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { reviewBeat } from '@/state/queries/beat';
import { refresh, useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { allOf } from '@/state/queries/queryResult';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import { LargeScreen } from '../LargeScreen';
import { usePapers } from '../usePapers';

type Proof = AnswerOf<typeof evidenceInfo>['list'][number];
type Behavior = AnswerOf<typeof largeRemitBehavior>;

/** In a paid transfer's safe wait its payee is confirmed, or it is given up. */
export function Recertification() {
  const t = useT();
  const { params } = useRoute('largeRemitPayeeRiskRecertification');
  if (params.seqNo) return <OrderRecertification seqNo={params.seqNo} />;
  return (
    <Screen title={t('largeRemit.recheck.title')} onBack={goBack}>
      <EmptyState
        icon="order"
        title={t('largeRemit.recheck.noOrder')}
        action={{
          id: 'large-recheck-orders',
          label: t('largeRemit.recheck.orders'),
          onPress: () => navigate('tabbar', { tab: 'order' }),
        }}
      />
    </Screen>
  );
}

function OrderRecertification({ seqNo }: { seqNo: string }) {
  const t = useT();
  const order = useCall(
    orderGet,
    { seqNo },
    {
      staleMs: 0,
      renewMs: reviewBeat,
      renewWhile: (answer) => !orderStatusRow(answer.order.status).final,
    },
  );
  const behavior = useCall(
    largeRemitBehavior,
    { seqNo },
    {
      staleMs: 0,
      renewMs: reviewBeat,
      renewWhile: (answer) => answer.canAbandon,
    },
  );
  const countryCode = order.data?.order.countryCode ?? '';
  const proofs = useCall(
    evidenceInfo,
    { countryCode, seqNo },
    {
      enabled: countryCode !== '',
      staleMs: 0,
      renewMs: reviewBeat,
      renewWhile: ({ list }) => list.some(({ status }) => status === 'UnderReview'),
    },
  );
  if (!order.data || !behavior.data || !proofs.data)
    return (
      <QueryScreen
        screen={{ title: t('largeRemit.recheck.title'), onBack: goBack }}
        query={allOf(order, behavior, proofs)}
      />
    );
  const proof = proofs.data.list.find(
    ({ verifyType, required }) => verifyType === 'relationshipProof' && required,
  );
  const isOpen = ({ status }: Proof): boolean => status === 'WaitUpload' || status === 'Rejected';
  const props = {
    order: order.data.order,
    behavior: behavior.data,
    proof,
    othersWanted: proofs.data.list.some((other) => other !== proof && isOpen(other)),
  };
  return proof && isOpen(proof) ? <AskAgain {...props} proof={proof} /> : <RecertificationState {...props} />;
}

interface Props {
  order: Order;
  behavior: Behavior;
  proof: Proof | undefined;
  /** The list of papers asks for them. */
  othersWanted: boolean;
}

const proofTones = {
  UnderReview: 'amber',
  Passed: 'green',
  WaitUpload: 'grey',
  Rejected: 'red',
  Expired: 'grey',
} as const;

function Facts({ order, behavior, proof }: Props) {
  const t = useT();
  // Held for papers, it does not go out then.
  const safeWaitUntil = orderStory(order).twist === 'safe' ? behavior.safeWaitUntil : undefined;
  return (
    <>
      <Card>
        <Stack gap="s">
          <Money amount={order.sourceAmount.amount} currency={order.sourceAmount.currencyCode} size="large" />
          <DetailRow label={t('largeRemit.recheck.payee')} value={order.payeeInfo.name} />
          <DetailRow label={t('largeRemit.recheck.account')} value={order.payeeInfo.payeeLabel} />
          {safeWaitUntil === undefined ? null : (
            <>
              <DetailRow label={t('largeRemit.recheck.waitLeft')} kind="strong">
                <Countdown until={safeWaitUntil} />
              </DetailRow>
              <DetailRow label={t('largeRemit.recheck.goesOut')} value={formatDateTime(safeWaitUntil)} />
            </>
          )}
          {proof ? (
            <DetailRow label={t('largeRemit.recheck.proof')}>
              <StatusTag tone={proofTones[proof.status]} label={t(`evidence.status.${proof.status}`)} />
            </DetailRow>
          ) : null}
        </Stack>
      </Card>
      {safeWaitUntil === undefined ? null : (
        <Notice tone="info">{t('largeRemit.recheck.waitHint', { count: reminderHours })}</Notice>
      )}
    </>
  );
}

function GiveUp({ order, behavior }: Pick<Props, 'order' | 'behavior'>) {
  const t = useT();
  const { mutateAsync: updateBehavior } = useCallMutation(largeRemitUpdateBehavior);
  const [asking, setAsking] = useState(false);
  if (!behavior.canAbandon) return null;
  const giveUp = async (): Promise<void> => {
    setAsking(false);
    try {
      await updateBehavior({ behavior: 'abandon', seqNo: order.seqNo });
      await navigate('bankOrder', { seqNo: order.seqNo }, { replace: true });
    } catch (error) {
      showError(error);
      refresh('large', 'order');
    }
  };
  const { from, to } = refundWorkingDays;
  return (
    <>
      <TextButton
        id="large-abandon"
        tone="danger"
        label={t('largeRemit.recheck.giveUp')}
        onPress={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        title={t('largeRemit.recheck.giveUpTitle')}
        message={t('largeRemit.recheck.giveUpNote', { from, to })}
        confirm={{
          id: 'large-abandon-yes',
          danger: true,
          label: t('largeRemit.recheck.giveUp'),
          onPress: giveUp,
        }}
        cancel={{
          id: 'large-abandon-no',
          label: t('largeRemit.recheck.keep'),
          onPress: () => setAsking(false),
        }}
      />
    </>
  );
}

function RecertificationState(props: Props) {
  const t = useT();
  const { order, behavior, othersWanted } = props;
  const { seqNo } = order;
  const shown = {
    id: 'large-recheck-order',
    label: t('largeRemit.recheck.order'),
    onPress: () => navigate('bankOrder', { seqNo }),
  };
  const papers = {
    id: 'large-recheck-papers',
    label: t('evidence.list.next'),
    onPress: () => navigate('evidenceListNew', { seqNo }),
  };
  return (
    <LargeScreen
      id="large-recheck"
      title={t('largeRemit.recheck.title')}
      main={othersWanted ? papers : shown}
      middle={othersWanted ? shown : undefined}
    >
      <Facts {...props} />
      <Declared proof={props.proof} />
      <GiveUp order={order} behavior={behavior} />
    </LargeScreen>
  );
}

function Declared({ proof }: Pick<Props, 'proof'>) {
  const t = useT();
  if (!proof?.declarations?.length) return null;
  return (
    <Card title={t('largeRemit.recheck.confirmed')}>
      {proof.declarations.map((name) => (
        <ListRow key={name} icon="check" title={t(`evidence.form.${name}`)} />
      ))}
    </Card>
  );
}

function AskAgain(props: Props & { proof: Proof }) {
  const t = useT();
  const tKey = useTKey();
  const { order, behavior, proof } = props;
  const { seqNo, countryCode } = order;
  const about = useMemo(() => ({ verifyType: 'relationshipProof', seqNo }) as const, [seqNo]);
  const form = usePapers({
    schema: largeRelationForm,
    countryCode,
    about,
  });
  const reason = `largeRemit.rejected.${proof.rejectReason}`;
  return (
    <LargeScreen
      id="large-recheck-ask"
      title={t('largeRemit.recheck.title')}
      main={{
        id: 'large-recheck-submit',
        label: t('largeRemit.recheck.submit'),
        busy: form.busy,
        onPress: () => form.submit().catch(showError),
      }}
    >
      {proof.status === 'Rejected' ? (
        <Notice tone="warn">{tKey(hasText(reason) ? reason : 'largeRemit.rejected.other')}</Notice>
      ) : null}
      <Facts {...props} />
      <SchemaForm form={form} />
      <GiveUp order={order} behavior={behavior} />
    </LargeScreen>
  );
}
