import type { EvidenceItem } from '@/contracts/entities/evidence';
import { isAwaitingPayment } from '@/domain/statuses/orderSets';
import type { Order } from '@/contracts/entities/order';
import { navigate } from '@/state/navigation';
import { openOrderPayment } from '@/state/orders/orderOpening';

/** The questions to answer before the papers. */
export const questionsBefore = (
  item: Pick<EvidenceItem, 'needScreening' | 'needQuestionnaire'>,
): 'namesake' | 'income' | undefined =>
  item.needScreening ? 'namesake' : item.needQuestionnaire ? 'income' : undefined;

/** Leads to where a demand is met: its questions first, then its papers. */
export function openDemand(item: EvidenceItem, seqNo: string | undefined): Promise<void> {
  switch (questionsBefore(item)) {
    case 'namesake':
      return navigate(item.verifyType === 'payerEdd' ? 'dowJonesPayerRisk' : 'dowJonesPayeeRisk', { seqNo });
    case 'income':
      return navigate('incomeQuestionOfGbr', { seqNo });
    case undefined:
      return navigate('evidenceListNew', { seqNo, verifyType: item.verifyType });
  }
}

/** On from the papers: an unpaid order is paid, every other one looked at. */
export const leaveFor = (order: Order): Promise<void> =>
  isAwaitingPayment(order.status)
    ? openOrderPayment(order, { replace: true })
    : navigate('bankOrder', { seqNo: order.seqNo }, { replace: true });
