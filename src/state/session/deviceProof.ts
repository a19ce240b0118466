import { ownerCodes } from '@/contracts/errors/server';
import { hasCode } from '@/core/appError';
import { goBack, navigate } from '../navigation';
import { useLatest } from '../useLatest';

/** The action refused until the owner of the account is proved on this device. */
let waiting: (() => unknown) | null = null;

/**
 * A large sum from a device that is new to the account leads to the proof of its owner; with that `goOn` is done.
 * False: the error is about something else.
 */
export function askDeviceProof(error: unknown, goOn?: () => unknown): boolean {
  if (!hasCode(error, ownerCodes.deviceUnproved)) return false;
  waiting = goOn ?? null;
  void navigate('proveDevice');
  return true;
}

/** The same for a screen that goes on by what it does by then. */
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

/** Whoever leaves without a proof does not go on. */
export function forgetDeviceProof(): void {
  waiting = null;
}
