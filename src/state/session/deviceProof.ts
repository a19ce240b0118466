import { ownerCodes } from '@/contracts/errors/server';
import { hasCode } from '@/core/appError';
import { goBack, navigate } from '../navigation';
import { useLatest } from '../useLatest';

/** Refused until the owner of the account is proved on this device. */
let waiting: (() => unknown) | null = null;

/** A large sum from a new device needs a proof of its owner; then `goOn` runs. False: another error. */
export function askDeviceProof(error: unknown, goOn?: () => unknown): boolean {
  if (!hasCode(error, ownerCodes.deviceUnproved)) return false;
  waiting = goOn ?? null;
  void navigate('proveDevice');
  return true;
}

/** Runs the `goOn` of the latest render. */
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

/** For leaving without a proof. */
export function forgetDeviceProof(): void {
  waiting = null;
}
