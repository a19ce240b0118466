import * as v from 'valibot';

const short = v.optional(v.pipe(v.string(), v.maxLength(140)));

/** In a PNG text chunk or JPEG comment, as `HW-DOC:{...}`. */
export const embeddedDocument = v.object({
  idType: short,
  side: short,
  idNumber: short,
  firstName: short,
  lastName: short,
  birthDate: short,
  expiryDate: short,
  issuingCountry: short,
  /** On invoices. */
  invoiceNumber: short,
  studentName: short,
  dueDate: short,
  /** Recognition refuses `blurred`. */
  quality: v.optional(v.picklist(['good', 'blurred'])),
  /** Such as REJECTSELFIE. */
  trigger: short,
});
export type EmbeddedDocument = v.InferOutput<typeof embeddedDocument>;

const mark = 'HW-DOC:';
const maxText = 8192;

/** null for ordinary photographs. */
export function readEmbedded(bytes: Uint8Array): EmbeddedDocument | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const text of buffer[0] === 0x89 ? pngTexts(buffer) : buffer[0] === 0xff ? jpegComments(buffer) : []) {
    const at = text.indexOf(mark);
    if (at < 0) continue;
    try {
      const parsed = v.safeParse(embeddedDocument, JSON.parse(text.slice(at + mark.length)));
      if (parsed.success) return parsed.output;
    } catch {
      // Not a test document.
    }
  }
  return null;
}

function* pngTexts(png: Buffer): Generator<string> {
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (end > png.length) return;
    if ((type === 'tEXt' || type === 'iTXt') && length <= maxText) yield png.toString('utf8', at + 8, end);
    if (type === 'IEND') return;
    at = end + 4;
  }
}

function* jpegComments(jpeg: Buffer): Generator<string> {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const marker = jpeg[at + 1];
    // Comments come before the picture data.
    if (marker === 0xda || marker === 0xd9) return;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (end > jpeg.length) return;
    if (marker === 0xfe && end - at <= maxText) yield jpeg.toString('utf8', at + 4, end);
    at = end;
  }
}
