import { createFileNumber } from '@/core/fileNumber';
import { platform } from '@/platform';

/** For six unbiased digits. */
const RANDOM_BYTES = 96;

export async function newFileNumber(): Promise<string> {
  await platform.random.ready(RANDOM_BYTES);
  return createFileNumber(Date.now(), (count) => platform.random.bytes(count));
}
