import { evidenceInfo } from '@/contracts/calls/evidence';
import { orderGet } from '@/contracts/calls/orderList';
import type { EvidenceItem } from '@/contracts/entities/evidence';
import type { Order } from '@/contracts/entities/order';
import type { Payer } from '@/contracts/entities/payer';
import type { VerifyType } from '@/domain/evidence';
import { reviewBeat } from '@/state/queries/beat';
import { useCall } from '@/state/queries/queries';
import { useRenewedPayer } from '@/state/queries/renewedPayer';
import { useSession } from '@/state/session/session';

/** Whose proofs: an order's, or without one those of the payer or of a payee. */
export interface About {
  seqNo?: string | undefined;
  payeeId?: string | undefined;
  /** Without an order: the one proof that is to be handed in. */
  verifyType?: VerifyType | undefined;
}

export interface Demands {
  payer: Payer;
  order: Order | undefined;
  items: readonly EvidenceItem[];
  /** When the paid order without them gives the money back. */
  until: number | undefined;
  /** When the payer said that the study papers are complete. */
  confirmedAt: number | undefined;
}

export interface DemandsQuery {
  /** Undefined until everything is there. */
  demands: Demands | undefined;
  /** Why the server did not answer; null while it is asked. */
  error: unknown;
  retry: () => Promise<unknown>;
}

/** The demands of an order with the order itself, asked again while something is in review. */
export function useDemands({ seqNo, payeeId, verifyType }: About): DemandsQuery {
  const { payer } = useSession();
  // After a start the session is there before the payer is.
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

/** The study papers are there, and the payer has not said yet that they are all. */
export const isToConfirm = ({ items, confirmedAt }: Pick<Demands, 'items' | 'confirmedAt'>): boolean =>
  confirmedAt === undefined &&
  items.some(
    ({ verifyType, status }) => verifyType === 'studyProof' && /^(UnderReview|Passed)$/.test(status),
  );

export const isAsked = ({ status }: Pick<EvidenceItem, 'status'>): boolean =>
  status === 'WaitUpload' || status === 'Rejected';
