import { largeRemitBehavior, largeRemitStatus } from '@/contracts/calls/largeRemit';
import type { Payer } from '@/contracts/entities/payer';
import {
  type LargeBehavior,
  type LargeStatus,
  type LargeTransferProgress,
  progressOf,
} from '@/routes/flows/largeTransferProgress';
import type { SlowingBeat } from '../queries/beat';
import type { QueryResult } from '../queries/queryResult';
import { useCall } from '../queries/queries';
import { useRenewedPayer } from '../queries/renewedPayer';
import { useSession } from '../session/session';

export interface LargeTransferView {
  payer: Payer;
  status: LargeStatus;
  behavior: LargeBehavior;
  progress: LargeTransferProgress;
}

export interface Large extends QueryResult<LargeTransferView> {
  fetching: boolean;
}

export const inReview = ({
  fileStatus,
  materialStatus,
}: Pick<LargeStatus, 'fileStatus' | 'materialStatus'>) =>
  fileStatus === 'Authenticating' || materialStatus === 'Authenticating';

/** Polls while in review and shown. */
export function useLargeTransfer(renewMs?: number | SlowingBeat, wanted = true): Large {
  const { payer } = useSession();
  const profile = useRenewedPayer({ enabled: wanted && payer === null });
  const enabled = wanted && payer !== null;
  const status = useCall(
    largeRemitStatus,
    { countryCode: payer?.countryCode ?? '' },
    { enabled, staleMs: 0, renewMs, renewWhile: inReview },
  );
  const renewWhile = (): boolean => status.data !== undefined && inReview(status.data);
  const behavior = useCall(largeRemitBehavior, {}, { enabled, staleMs: 0, renewMs, renewWhile });
  const data =
    payer && status.data && behavior.data
      ? {
          payer,
          status: status.data,
          behavior: behavior.data,
          progress: progressOf(status.data, behavior.data),
        }
      : undefined;
  return {
    data,
    error: profile.error ?? status.error ?? behavior.error,
    fetching: status.isFetching || behavior.isFetching,
    refetch: () => (payer ? Promise.all([status.refetch(), behavior.refetch()]) : profile.refetch()),
  };
}
