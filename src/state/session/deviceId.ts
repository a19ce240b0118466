import { randomText } from '../client/randomText';
import { readStored, writeStored } from '../storage/storage';

let id = readStored('deviceId') ?? '';

/** Random identifier of the installation; '' until `makeDeviceId` has run for the first time. */
export const deviceId = (): string => id;

/** Makes the identifier on the first start. Without a secure source there is none, and the header stays empty. */
export async function makeDeviceId(): Promise<void> {
  if (id) return;
  try {
    id = await randomText(32);
    writeStored('deviceId', id);
  } catch {
    // Encrypted calls fail closed on their own; plain ones go without.
  }
}
