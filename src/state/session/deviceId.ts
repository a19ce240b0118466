import { randomText } from '../client/randomText';
import { readStored, writeStored } from '../storage/storage';

let id = readStored('deviceId') ?? '';

/** '' before `makeDeviceId`. */
export const deviceId = (): string => id;

/** None without a secure source. */
export async function makeDeviceId(): Promise<void> {
  if (id) return;
  try {
    id = await randomText(32);
    writeStored('deviceId', id);
  } catch {
    // Only encrypted calls need one.
  }
}
