import { readPdf } from './support/pdf';

/** The PDF reader sets globals once per process. */
export async function open(): Promise<void> {
  await readPdf(Buffer.alloc(0)).catch(() => undefined);
}
