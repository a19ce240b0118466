import assert from 'node:assert/strict';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  bytes: Buffer;
  size: number;
  pages: number;
  title: string;
  text: string;
  /** Contents by file name. */
  attachments: Readonly<Record<string, string>>;
}

export async function fetchPaper(link: string): Promise<Buffer> {
  const response = await fetch(link);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/pdf');
  return Buffer.from(await response.arrayBuffer());
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const attached = ((await pdf.getAttachments()) ?? {}) as Record<string, { content: Uint8Array }>;
  return {
    bytes,
    size: bytes.length,
    pages: totalPages,
    title: String(info.Title),
    text: text.replace(/\s+/g, ' '),
    attachments: Object.fromEntries(
      Object.entries(attached).map(([name, { content }]) => [name, Buffer.from(content).toString('utf8')]),
    ),
  };
}
