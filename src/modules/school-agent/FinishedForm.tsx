import { useState } from 'react';
import { agentFinishInfo } from '@/contracts/calls/school/agentForm';
import { agentRelationships } from '@/contracts/calls/school/agent';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { ratesFee } from '@/contracts/calls/rates/quote';
import { payeeInfo } from '@/contracts/calls/payee/payee';
import { marketRow } from '@/domain/markets/markets';
import { useT } from '@/i18n';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { showError } from '@/state/client/showError';
import { emptyRemitDraft, remitDraftStore, remitTo } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { fetchCall, useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { StatusTag } from '@/ui/StatusTag';
import { AgentFrame } from './AgentStep';
import { DOCUMENT_MARKET } from './documents';
import type { AgentForm } from './useAgentForm';

type Finished = AnswerOf<typeof agentFinishInfo>;
const POLL_MS = 15_000;
const tones = { UnderReview: 'amber', Rejected: 'red', Passed: 'green' } as const;

async function prepare({ school, amount, payeeId }: Finished, source: string): Promise<void> {
  const sourceCurrency = marketRow(source)?.currency ?? '';
  const { payee } = await fetchCall(payeeInfo, { payeeId });
  const quote = await fetchCall(ratesFee, {
    sourceCountryCode: source,
    targetCountryCode: school.country,
    sourceCurrency,
    targetCurrency: school.currency,
    targetAmount: amount.amount,
    remitType: 'studyAbroad',
    accountType: payee.accountType,
  });
  remitDraftStore.setState(
    {
      ...emptyRemitDraft,
      remitType: 'studyAbroad',
      sourceCountryCode: source,
      side: 'target',
      amountText: amount.amount,
      quote,
    },
    true,
  );
  remitTo(payee);
}

/** Step 10 makes, later shows the order. */
export function FinishedForm({ form }: { form: AgentForm }) {
  const t = useT();
  const { payer } = useSession();
  const [busy, setBusy] = useState(false);
  const info = useCall(agentFinishInfo, form.commitId === undefined ? null : { commitId: form.commitId }, {
    staleMs: 0,
    renewMs: POLL_MS,
    renewWhile: ({ proofStatus }) => proofStatus === 'UnderReview',
  });
  const { data } = info;
  const seqNo = data?.seqNo ?? form.seqNo;
  const pay = async (): Promise<void> => {
    if (!data) return;
    setBusy(true);
    try {
      await prepare(data, payer?.countryCode ?? DOCUMENT_MARKET);
      await navigate('confirmRemit', {});
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AgentFrame
      id="agent-finished"
      title={t('schoolAgent.title')}
      step="order"
      main={
        seqNo
          ? {
              id: 'agent-order-open',
              label: t('schoolAgent.order.open'),
              onPress: () => navigate('bankOrder', { seqNo }),
            }
          : { id: 'agent-order-pay', label: t('schoolAgent.order.pay'), busy, disabled: !data, onPress: pay }
      }
    >
      {payer && payer.kycStatus !== 'Pass' && !seqNo ? (
        <Notice
          tone="warn"
          action={{ id: 'agent-kyc', label: t('schoolAgent.order.verify'), onPress: () => openKyc(payer) }}
        >
          {t('schoolAgent.order.identity')}
        </Notice>
      ) : null}
      <QueryState query={info}>{(found) => <Summary info={found} />}</QueryState>
    </AgentFrame>
  );
}

function Summary({ info }: { info: Finished }) {
  const t = useT();
  const { school, student, payerName, relationship, amount, proofStatus } = info;
  const relations = useCall(agentRelationships, {});
  const relation = relations.data?.list.find(({ code }) => code === relationship)?.content;
  return (
    <>
      <Notice tone={proofStatus === 'Rejected' ? 'warn' : 'info'}>
        {t(`schoolAgent.order.note.${proofStatus}`)}
      </Notice>
      <Card title={school.name}>
        <Money amount={amount.amount} currency={amount.currencyCode} size="large" />
        <DetailRow
          label={t('schoolAgent.order.student')}
          value={`${student.firstName} ${student.lastName} · ${student.studentNumber}`}
        />
        <DetailRow
          label={t('schoolAgent.order.payer')}
          value={relation ? `${payerName} · ${relation}` : payerName}
        />
        <DetailRow label={t('schoolAgent.order.papers')}>
          <StatusTag tone={tones[proofStatus]} label={t(`evidence.status.${proofStatus}`)} />
        </DetailRow>
      </Card>
    </>
  );
}
