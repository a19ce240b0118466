import { commonBaseConfig } from '@/contracts/calls/common/merchant';
import { isAppError } from '@/core/appError';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';

type Problem = 'missing' | 'unknown' | null;

function useProblem(): Problem {
  const { merchantCode, agentChannel } = variant.headers;
  // A school agent's code has no configuration.
  const configured = merchantCode && agentChannel === undefined;
  const { error } = useCall(commonBaseConfig, {}, { enabled: configured, staleMs: Infinity });
  if (!isAppError(error)) return null;
  return error.kind === 'channel' ? 'missing' : error.kind === 'business' ? 'unknown' : null;
}

/** Null: no problem. */
export const useMerchantProblem: () => Problem = __MERCHANT__ ? useProblem : () => null;
