import { readPdf } from './support/pdf';

/** The reader of PDFs puts globals of its own, once a process. */
export async function open(): Promise<void> {
  await readPdf(Buffer.alloc(0)).catch(() => undefined);
}
