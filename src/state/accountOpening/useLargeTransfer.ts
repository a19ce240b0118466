import { useEffect } from 'react';
import { largeRemitBehavior, largeRemitStatus } from '@/contracts/calls/largeRemit';
import { userProfile } from '@/contracts/calls/start';
import type { Payer } from '@/contracts/entities/payer';
import {
  type LargeBehavior,
  type LargeStatus,
  type LargeTransferProgress,
  progressOf,
} from '@/routes/flows/largeTransferProgress';
import { useCall } from '../queries/queries';
import { sessionStore, setPayer, useSession } from '../session/session';

export interface LargeTransferView {
  payer: Payer;
  status: LargeStatus;
  behavior: LargeBehavior;
  progress: LargeTransferProgress;
}

export interface Large {
  /** Null until everything is there. */
  view: LargeTransferView | null;
  failed: boolean;
  /** Asked for anew right now: what is shown may be about to change. */
  fetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Somebody looks at the papers or at the signature: the answer will change by itself. */
export const inReview = ({
  fileStatus,
  materialStatus,
}: Pick<LargeStatus, 'fileStatus' | 'materialStatus'>) =>
  fileStatus === 'Authenticating' || materialStatus === 'Authenticating';

/**
 * The payer's large-transfer status at the server; polled every `renewMs` while something is in review and the
 * page is shown, and whenever it is shown again. Asks nothing unless `wanted`.
 */
export function useLargeTransfer(renewMs?: number, wanted = true): Large {
  const session = useSession();
  // After a start the session is there before the payer is.
  const profile = useCall(userProfile, {}, { enabled: wanted && session.payer === null });
  const payer = session.payer ?? profile.data?.payer ?? null;
  const enabled = wanted && payer !== null;
  const status = useCall(
    largeRemitStatus,
    { countryCode: payer?.countryCode ?? '' },
    { enabled, staleMs: 0, renewMs, renewWhile: inReview },
  );
  // A signature that is turned down is a step to do again.
  const renewWhile = (): boolean => status.data !== undefined && inReview(status.data);
  const behavior = useCall(largeRemitBehavior, {}, { enabled, staleMs: 0, renewMs, renewWhile });
  // The account tab takes its part from the payer entity.
  useEffect(() => {
    const known = sessionStore.getState().payer;
    if (!known || !status.data) return;
    const { fileStatus: largeRemitFileStatus, materialStatus: largeMaterialStatus } = status.data;
    if (
      known.largeRemitFileStatus !== largeRemitFileStatus ||
      known.largeMaterialStatus !== largeMaterialStatus
    )
      setPayer({ ...known, largeRemitFileStatus, largeMaterialStatus });
  }, [status.data]);
  const view =
    payer && status.data && behavior.data
      ? {
          payer,
          status: status.data,
          behavior: behavior.data,
          progress: progressOf(status.data, behavior.data),
        }
      : null;
  return {
    view,
    failed: !view && (profile.isError || status.isError || behavior.isError),
    fetching: status.isFetching || behavior.isFetching,
    refetch: () => (payer ? Promise.all([status.refetch(), behavior.refetch()]) : profile.refetch()),
  };
}
