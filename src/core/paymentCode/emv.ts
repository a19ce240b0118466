/**
 * EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, chapters 3 and 4. Profiles: BR Code, Hong
 * Kong's common QR code, SGQR.
 */

export type DataObjects = ReadonlyMap<string, string>;

const CRC_HEAD = '6304';

function utf8(text: string): number[] | null {
  let escaped: string;
  try {
    escaped = encodeURIComponent(text);
  } catch {
    return null;
  }
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    const code = escaped.charCodeAt(at);
    if (code !== 0x25) bytes.push(code);
    else {
      bytes.push(parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    }
  }
  return bytes;
}

/** ISO/IEC 13239, polynomial 1021, start FFFF: four capital hex digits over UTF-8. Null: broken text. */
export function crc16(text: string): string | null {
  const bytes = utf8(text);
  if (!bytes) return null;
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Lengths in characters. Null: malformed or repeated. */
export function readObjects(text: string): DataObjects | null {
  const found = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = text.slice(at, at + 4);
    if (!/^\d{4}$/.test(head)) return null;
    const id = head.slice(0, 2);
    const end = at + 4 + Number(head.slice(2));
    if (end > text.length || found.has(id)) return null;
    found.set(id, text.slice(at + 4, end));
    at = end;
  }
  return found;
}

export const looksLikeEmv = (text: string): boolean => /^000201\d{4}/.test(text);

/** `damaged`: wrong objects or checksum. */
export function readEmv(text: string): DataObjects | 'notCode' | 'damaged' {
  if (!looksLikeEmv(text)) return 'notCode';
  const objects = readObjects(text);
  if (!objects) return 'damaged';
  const head = text.slice(0, -4);
  const whole = head.endsWith(CRC_HEAD) && objects.get('63') === text.slice(-4);
  return whole && crc16(head) === text.slice(-4).toUpperCase() ? objects : 'damaged';
}

/** Account templates except card schemes' (ids 26 to 51). */
export function accountTemplates(objects: DataObjects): DataObjects[] {
  const templates: DataObjects[] = [];
  for (let id = 26; id <= 51; id += 1) {
    const inner = readObjects(objects.get(String(id)) ?? '');
    if (inner && inner.size > 0) templates.push(inner);
  }
  return templates;
}
