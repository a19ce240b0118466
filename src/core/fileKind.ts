export type FileKind = 'image' | 'pdf' | 'excel' | 'word' | 'unknown';

const byExtension: Readonly<Record<string, FileKind>> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  pdf: 'pdf',
  xls: 'excel',
  xlsx: 'excel',
  doc: 'word',
  docx: 'word',
};

/** What evidence may be (specification, flows, 5.4). A ppt is taken but has no preview of its own. */
export const evidenceExtensions = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
] as const;

export function extensionOf(name: string): string {
  const match = /\.([A-Za-z0-9]{1,5})$/.exec(name.split(/[?#]/)[0] ?? '');
  return match ? (match[1] as string).toLowerCase() : '';
}

export const kindByName = (name: string): FileKind => byExtension[extensionOf(name)] ?? 'unknown';
export const isEvidenceName = (name: string): boolean =>
  (evidenceExtensions as readonly string[]).includes(extensionOf(name));

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number): string => {
  let text = '';
  for (let i = from; i < Math.min(to, bytes.length); i += 1) text += String.fromCharCode(bytes[i] as number);
  return text;
};

const isImage = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  /^GIF8[79]a/.test(ascii(bytes, 0, 6)) ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP');

/** How many of a file's first bytes `fileKind` looks at. */
export const KIND_SAMPLE_BYTES = 4096;

/**
 * What a file is. The content decides; the name only tells old Office files apart, or zipped ones
 * whose parts lie beyond the sample. A name that the content contradicts yields `unknown`.
 * Without bytes (a platform that hides them) the name has to do.
 */
export function fileKind(name: string, bytes?: Uint8Array): FileKind {
  const named = kindByName(name);
  if (!bytes || bytes.length === 0) return named;
  if (isImage(bytes)) return named === 'image' || named === 'unknown' ? 'image' : 'unknown';
  if (ascii(bytes, 0, 5) === '%PDF-') return named === 'pdf' || named === 'unknown' ? 'pdf' : 'unknown';
  const zipped = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  if (zipped) {
    const sample = ascii(bytes, 0, KIND_SAMPLE_BYTES);
    const inside: FileKind = sample.includes('word/') ? 'word' : sample.includes('xl/') ? 'excel' : 'unknown';
    if (inside !== 'unknown') return named === inside || named === 'unknown' ? inside : 'unknown';
    return named === 'word' || named === 'excel' ? named : 'unknown';
  }
  const oldOffice = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  return oldOffice && (named === 'word' || named === 'excel') ? named : 'unknown';
}
