import { evidenceInfo } from '@/contracts/calls/evidence';
import { orderGet } from '@/contracts/calls/order/orders';
import type { EvidenceItem } from '@/contracts/entities/evidence';
import type { Order } from '@/contracts/entities/order';
import type { Payer } from '@/contracts/entities/payer';
import type { VerifyType } from '@/domain/evidence';
import { reviewBeat } from '@/state/queries/beat';
import { useCall } from '@/state/queries/queries';
import { useRenewedPayer } from '@/state/queries/renewedPayer';
import { useSession } from '@/state/session/session';

/** Without order: the payer's or a payee's proofs. */
export interface About {
  seqNo?: string | undefined;
  payeeId?: string | undefined;
  /** Without order: the proof to hand in. */
  verifyType?: VerifyType | undefined;
}

export interface Demands {
  payer: Payer;
  order: Order | undefined;
  items: readonly EvidenceItem[];
  /** Without the proofs a paid order is then refunded. */
  until: number | undefined;
  /** When the payer declared the study papers complete. */
  confirmedAt: number | undefined;
}

export interface DemandsQuery {
  demands: Demands | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
}

export function useDemands({ seqNo, payeeId, verifyType }: About): DemandsQuery {
  const { payer } = useSession();
  // The session may exist before the payer is loaded.
  const profile = useRenewedPayer({ enabled: payer === null });
  const order = useCall(orderGet, seqNo === undefined ? null : { seqNo }, { staleMs: 0 });
  const info = useCall(
    evidenceInfo,
    payer && {
      countryCode: payer.countryCode,
      seqNo,
      ...(seqNo === undefined ? { payeeId, verifyType } : {}),
    },
    {
      staleMs: 0,
      renewMs: reviewBeat,
      renewWhile: ({ list }) => list.some(({ status }) => status === 'UnderReview'),
    },
  );
  const whole = payer && info.data && (seqNo === undefined || order.data);
  return {
    demands: whole
      ? {
          payer,
          order: order.data?.order,
          items: info.data.list,
          until: info.data.until,
          confirmedAt: info.data.confirmedAt,
        }
      : undefined,
    error: info.error ?? order.error ?? profile.error,
    retry: () =>
      Promise.all([
        info.refetch(),
        ...(payer ? [] : [profile.refetch()]),
        ...(seqNo === undefined ? [] : [order.refetch()]),
      ]),
  };
}

export const isToConfirm = ({ items, confirmedAt }: Pick<Demands, 'items' | 'confirmedAt'>): boolean =>
  confirmedAt === undefined &&
  items.some(
    ({ verifyType, status }) => verifyType === 'studyProof' && /^(UnderReview|Passed)$/.test(status),
  );

export const isAsked = ({ status }: Pick<EvidenceItem, 'status'>): boolean =>
  status === 'WaitUpload' || status === 'Rejected';
