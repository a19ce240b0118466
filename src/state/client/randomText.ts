import { platform } from '@/platform';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * `length` symbols of A-Z a-z 0-9 - _, secure.
 * @throws PlatformError `unsupported`
 */
export async function randomText(length: number): Promise<string> {
  await platform.random.ready(length);
  let text = '';
  for (const byte of platform.random.bytes(length)) text += alphabet.charAt(byte & 63);
  return text;
}
