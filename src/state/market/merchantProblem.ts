import { commonBaseConfig } from '@/contracts/calls/home';
import { isAppError } from '@/core/appError';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';

// The code of a school's agent has no configuration.
const { merchantCode, agentChannel } = variant.headers;
const configured = merchantCode && agentChannel === undefined;

/** For brands that show another provider's look. Null: no problem. */
export function useMerchantProblem(): 'missing' | 'unknown' | null {
  const { error } = useCall(commonBaseConfig, {}, { enabled: configured, staleMs: Infinity });
  if (!isAppError(error)) return null;
  return error.kind === 'channel' ? 'missing' : error.kind === 'business' ? 'unknown' : null;
}
