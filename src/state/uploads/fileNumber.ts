import { createFileNumber } from '@/core/fileNumber';
import { platform } from '@/platform';

/** Random bytes that six unbiased digits take at the very most in practice. */
const RANDOM_BYTES = 96;

/** A number for one file: timestamp and 6 random digits (specification, constants). */
export async function newFileNumber(): Promise<string> {
  await platform.random.ready(RANDOM_BYTES);
  return createFileNumber(Date.now(), (count) => platform.random.bytes(count));
}
