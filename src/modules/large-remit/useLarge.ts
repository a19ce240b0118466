import { useCall } from '@/state/queries';
import { useSession } from '@/state/session';
import type { Payer } from '@/catalogue/entities/payer';
import { standingOf, type LargeBehavior, type LargeStatus, type Standing } from './steps';

export interface LargeView {
  payer: Payer;
  status: LargeStatus;
  behavior: LargeBehavior;
  standing: Standing;
}

export interface Large {
  /** Null until everything is there. */
  view: LargeView | null;
  failed: boolean;
  /** Asked for anew right now: what is shown may be about to change. */
  fetching: boolean;
  refetch(): Promise<unknown>;
}

/** Somebody looks at the papers or at the signature: the answer will change by itself. */
export const inReview = ({
  fileStatus,
  materialStatus,
}: Pick<LargeStatus, 'fileStatus' | 'materialStatus'>) =>
  fileStatus === 'Authenticating' || materialStatus === 'Authenticating';

/**
 * What the server knows of the payer's large transfers; asked again every `renewMs` while something is in review and the
 * page is shown, and whenever it is shown again.
 */
export function useLarge(renewMs?: number): Large {
  const session = useSession();
  // After a start the session is there before the payer is.
  const profile = useCall('user.profile', {}, { enabled: session.payer === null });
  const payer = session.payer ?? profile.data?.payer ?? null;
  const enabled = payer !== null;
  const status = useCall(
    'largeRemit.status',
    { countryCode: payer?.countryCode ?? '' },
    { enabled, staleMs: 0, renewMs, renewWhile: inReview },
  );
  // A signature that is turned down is a step to do again.
  const renewWhile = (): boolean => status.data !== undefined && inReview(status.data);
  const behavior = useCall('largeRemit.behavior', {}, { enabled, staleMs: 0, renewMs, renewWhile });
  const view =
    payer && status.data && behavior.data
      ? {
          payer,
          status: status.data,
          behavior: behavior.data,
          standing: standingOf(status.data, behavior.data),
        }
      : null;
  return {
    view,
    failed: !view && (profile.isError || status.isError || behavior.isError),
    fetching: status.isFetching || behavior.isFetching,
    refetch: () => (payer ? Promise.all([status.refetch(), behavior.refetch()]) : profile.refetch()),
  };
}
