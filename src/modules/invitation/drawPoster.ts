import type { CanvasPen, CanvasSurface } from '@/platform/types';
import { qrModules } from '@/ui/QrCode/qrModules';

export interface PosterWords {
  brand: string;
  head: string;
  text: string;
  scan: string;
  code: string;
  link: string;
  colors: { main: string; home: string };
}

const FONT = 'sans-serif';
/** Light modules around the code (ISO/IEC 18004). */
const QUIET = 4;

/** At blanks, and between characters of scripts without them. */
const pieces = (text: string): string[] => text.match(/[\u2e80-\uffff]\s*|[^\s\u2e80-\uffff]+\s*/g) ?? [];

/** The payment app's oldest engine lacks trimEnd. */
const withoutLastBlanks = (text: string): string => `.${text}`.trim().slice(1);

/** Only a single long word is wider. */
export function linesOf(pen: Pick<CanvasPen, 'measureText'>, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && pen.measureText(withoutLastBlanks(line + piece)).width > width) {
      lines.push(withoutLastBlanks(line));
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, withoutLastBlanks(line)];
}

/** Returns the next line's place. */
function write(
  pen: CanvasPen,
  text: string,
  at: { x: number; y: number; width: number; size: number; weight: number; color: string },
): number {
  pen.font = `${at.weight} ${at.size}px ${FONT}`;
  pen.fillStyle = at.color;
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  const height = Math.round(at.size * 1.35);
  const lines = linesOf(pen, text, at.width);
  lines.forEach((line, row) => pen.fillText(line, at.x, at.y + row * height));
  return at.y + lines.length * height;
}

function drawCode(pen: CanvasPen, link: string, left: number, top: number, side: number): void {
  const modules = qrModules(link);
  const one = side / (modules.length + 2 * QUIET);
  pen.fillStyle = '#fff';
  pen.fillRect(left, top, side, side);
  pen.fillStyle = '#000';
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      // Overlaps: no light line between dark modules.
      if (dark) pen.fillRect(left + (x + QUIET) * one, top + (y + QUIET) * one, one + 0.3, one + 0.3);
    }),
  );
}

export function drawPoster({ pen, width, height }: CanvasSurface, words: PosterWords): void {
  const unit = height / 400;
  const middle = { x: width / 2, width: width - 32 * unit };
  pen.fillStyle = words.colors.home;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = words.colors.main;
  pen.fillRect(0, 0, width, 6 * unit);
  const size = (px: number): number => Math.round(px * unit);
  let y = 22 * unit;
  y = write(pen, words.brand, { ...middle, y, size: size(14), weight: 600, color: '#ffffff' });
  y = write(pen, words.head, { ...middle, y: y + 4 * unit, size: size(24), weight: 700, color: '#ffffff' });
  y = write(pen, words.text, { ...middle, y: y + 2 * unit, size: size(15), weight: 400, color: '#ffffff' });
  // Long words take from the code's side.
  const top = Math.max(142 * unit, y + 8 * unit);
  const side = Math.min(width - 32 * unit, 342 * unit - top);
  drawCode(pen, words.link, (width - side) / 2, top, side);
  y = write(pen, words.scan, {
    ...middle,
    y: top + side + 10 * unit,
    size: size(13),
    weight: 400,
    color: '#ffffff',
  });
  write(pen, words.code, { ...middle, y, size: size(17), weight: 700, color: '#ffffff' });
}
