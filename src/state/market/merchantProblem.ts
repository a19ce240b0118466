import { commonBaseConfig } from '@/contracts/calls/home';
import { isAppError } from '@/core/appError';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';

/** Of a brand that shows another provider's look: no code says which, or one that nobody knows. Null: neither. */
export function useMerchantProblem(): 'missing' | 'unknown' | null {
  const { error } = useCall(
    commonBaseConfig,
    {},
    { enabled: variant.headers.merchantCode, staleMs: Infinity },
  );
  if (!isAppError(error)) return null;
  return error.kind === 'channel' ? 'missing' : error.kind === 'business' ? 'unknown' : null;
}
