import { useStore } from 'zustand';
import { remitPrecheck } from '@/contracts/calls/remit/preflight';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useCall } from '@/state/queries/queries';
import { useRenewedPayer } from '@/state/queries/renewedPayer';
import { useSession } from '@/state/session/session';

/** While the transfer waits, ms. */
const POLL_MS = 15_000;
/** The most used, until one is chosen. */
const USUAL_TARGET = 'CHN';

export function useAskedBefore({ waiting }: { waiting?: string } = {}) {
  const { payer } = useSession();
  // The session may exist before the payer is loaded.
  const profile = useRenewedPayer({ enabled: payer === null });
  const { targetCountryCode, remitType } = useStore(remitDraftStore);
  const precheck = useCall(
    remitPrecheck,
    payer && {
      countryCode: payer.countryCode,
      targetCountry: targetCountryCode ?? USUAL_TARGET,
      remitType,
    },
    {
      staleMs: 0,
      renewMs: waiting === undefined ? undefined : POLL_MS,
      renewWhile: ({ middlePage }) => middlePage?.route === waiting,
    },
  );
  return {
    data: precheck.data,
    error: precheck.error ?? profile.error,
    refetch: () => Promise.all([precheck.refetch(), ...(payer ? [] : [profile.refetch()])]),
  };
}
export type AskedBefore = ReturnType<typeof useAskedBefore>;
