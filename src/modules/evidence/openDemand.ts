import type { EvidenceItem } from '@/contracts/entities/evidence';
import { isAwaitingPayment } from '@/domain/statuses/orderSets';
import type { Order } from '@/contracts/entities/order';
import { navigate } from '@/state/navigation';
import { openOrderPayment } from '@/state/orders/orderOpening';

export const questionsBefore = (
  item: Pick<EvidenceItem, 'needScreening' | 'needQuestionnaire'>,
): 'namesake' | 'income' | undefined =>
  item.needScreening ? 'namesake' : item.needQuestionnaire ? 'income' : undefined;

/** The flow of large transfers asks for its own. */
export const isSignedElsewhere = ({ verifyType }: Pick<EvidenceItem, 'verifyType'>): boolean =>
  verifyType === 'largeMaterial';

export function openDemand(item: EvidenceItem, seqNo: string | undefined): Promise<void> {
  if (isSignedElsewhere(item)) return navigate('largeRemitMaterialStatus', {});
  switch (questionsBefore(item)) {
    case 'namesake':
      return navigate(item.verifyType === 'payerEdd' ? 'dowJonesPayerRisk' : 'dowJonesPayeeRisk', { seqNo });
    case 'income':
      return navigate('incomeQuestionOfGbr', { seqNo });
    case undefined:
      return navigate('evidenceListNew', { seqNo, verifyType: item.verifyType });
  }
}

/** Unpaid orders are paid next, others shown. */
export const leaveFor = (order: Order): Promise<void> =>
  isAwaitingPayment(order.status)
    ? openOrderPayment(order, { replace: true })
    : navigate('bankOrder', { seqNo: order.seqNo }, { replace: true });
