import { ownerCodes } from '@/contracts/errors/server';
import { hasCode } from '@/core/appError';
import { goBack, navigate } from '../navigation';
import { useLatest } from '../useLatest';

/** Refused until the owner is proved. */
let waiting: (() => unknown) | null = null;

/** Large sums from new devices need one; then `goOn` runs. False: another error. */
export function askDeviceProof(error: unknown, goOn?: () => unknown): boolean {
  if (!hasCode(error, ownerCodes.deviceUnproved)) return false;
  waiting = goOn ?? null;
  void navigate('proveDevice');
  return true;
}

/** Runs the latest render's `goOn`. */
export function useDeviceProof(goOn: () => unknown): (error: unknown) => boolean {
  const latest = useLatest(goOn);
  return (error) => askDeviceProof(error, () => latest.current());
}

export async function deviceProved(): Promise<void> {
  const goOn = waiting;
  forgetDeviceProof();
  await goBack();
  await goOn?.();
}

export function forgetDeviceProof(): void {
  waiting = null;
}
