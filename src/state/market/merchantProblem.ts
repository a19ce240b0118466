import { commonBaseConfig } from '@/contracts/calls/home';
import { isAppError } from '@/core/appError';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';

// The code of a school's agent belongs to its own calls and has no configuration.
const { merchantCode, agentChannel } = variant.headers;
const configured = merchantCode && agentChannel === undefined;

/** Of a brand that shows another provider's look: no code says which, or one that nobody knows. Null: neither. */
export function useMerchantProblem(): 'missing' | 'unknown' | null {
  const { error } = useCall(commonBaseConfig, {}, { enabled: configured, staleMs: Infinity });
  if (!isAppError(error)) return null;
  return error.kind === 'channel' ? 'missing' : error.kind === 'business' ? 'unknown' : null;
}
