import { randomText } from '../client/randomText';
import { readStored, writeStored } from '../storage/storage';

let id = readStored('deviceId') ?? '';

/** Random id of the installation; '' until `makeDeviceId` has run once. */
export const deviceId = (): string => id;

/** Without a secure source there is no id, and the header stays empty. */
export async function makeDeviceId(): Promise<void> {
  if (id) return;
  try {
    id = await randomText(32);
    writeStored('deviceId', id);
  } catch {
    // Encrypted calls fail closed elsewhere; plain ones go without.
  }
}
