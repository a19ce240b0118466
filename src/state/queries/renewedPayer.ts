import { useQuery } from '@tanstack/react-query';
import { type SlowingBeat, useBeat } from './beat';
import { usePageShownState } from './pageShown';
import { useOnReturn } from './queries';
import { refreshPayer } from '../session/profile';

/** Polls for a change. The session has the answer. */
export function useRenewedPayer(options: { enabled?: boolean; renewMs?: number | SlowingBeat } = {}): {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const { enabled = true, renewMs } = options;
  const shown = usePageShownState();
  const { isError, error, refetch } = useQuery({
    queryKey: ['payer renewed'],
    queryFn: () => refreshPayer().then(() => true),
    enabled,
    staleTime: 0,
    refetchInterval: useBeat<boolean>(shown, renewMs),
  });
  useOnReturn(shown, () => {
    if (enabled && renewMs) void refetch();
  });
  return { isError, error, refetch };
}
