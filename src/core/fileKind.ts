/** Specification, product, 3 (upload file item), plus slides. */
export type FileKind = 'image' | 'pdf' | 'excel' | 'word' | 'ppt' | 'unknown';

const byExtension: Readonly<Record<string, readonly [kind: FileKind, mime: string]>> = {
  png: ['image', 'image/png'],
  jpg: ['image', 'image/jpeg'],
  jpeg: ['image', 'image/jpeg'],
  gif: ['image', 'image/gif'],
  webp: ['image', 'image/webp'],
  heic: ['image', 'image/heic'],
  bmp: ['image', 'image/bmp'],
  pdf: ['pdf', 'application/pdf'],
  xls: ['excel', 'application/vnd.ms-excel'],
  xlsx: ['excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  doc: ['word', 'application/msword'],
  docx: ['word', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ppt: ['ppt', 'application/vnd.ms-powerpoint'],
  pptx: ['ppt', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
};

export const extensionsOf = (kind: FileKind): string[] =>
  Object.keys(byExtension).filter((extension) => byExtension[extension]?.[0] === kind);

export function extensionOf(name: string): string {
  const match = /\.([A-Za-z0-9]{1,5})$/.exec(name.split(/[?#]/)[0] ?? '');
  return match ? (match[1] as string).toLowerCase() : '';
}

export const kindByName = (name: string): FileKind => byExtension[extensionOf(name)]?.[0] ?? 'unknown';
export const mimeByName = (name: string): string =>
  byExtension[extensionOf(name)]?.[1] ?? 'application/octet-stream';
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

/** HEIC (ISO 23008-12) or BMP: only if the device converts it to JPEG. */
export const isRawPicture = (bytes: Uint8Array): boolean =>
  (ascii(bytes, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(ascii(bytes, 8, 12))) ||
  (ascii(bytes, 0, 2) === 'BM' && startsWith(bytes.subarray(6), 0, 0, 0, 0));

const isOffice = (kind: FileKind): boolean => kind === 'word' || kind === 'excel' || kind === 'ppt';

export const KIND_SAMPLE_BYTES = 4096;

/**
 * By content; the name only separates old or long Office files. Contradictions give `unknown`; without bytes the name
 * decides.
 */
export function fileKind(name: string, bytes?: Uint8Array): FileKind {
  const named = kindByName(name);
  if (!bytes || bytes.length === 0) return named;
  if (isImage(bytes)) return named === 'image' || named === 'unknown' ? 'image' : 'unknown';
  if (ascii(bytes, 0, 5) === '%PDF-') return named === 'pdf' || named === 'unknown' ? 'pdf' : 'unknown';
  const zipped = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  if (zipped) {
    const sample = ascii(bytes, 0, KIND_SAMPLE_BYTES);
    const parts = { 'word/': 'word', 'xl/': 'excel', 'ppt/': 'ppt' } as const;
    const part = (Object.keys(parts) as (keyof typeof parts)[]).find((name) => sample.includes(name));
    const inside: FileKind = part ? parts[part] : 'unknown';
    if (inside !== 'unknown') return named === inside || named === 'unknown' ? inside : 'unknown';
    return isOffice(named) ? named : 'unknown';
  }
  const oldOffice = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  return oldOffice && isOffice(named) ? named : 'unknown';
}
