import {
  fitType,
  type Ink,
  type InkBox,
  type InkPoint,
  type InkStroke,
  middle,
  placeSheet,
  toArea,
} from '@/core/signature';
import type { CanvasPen } from '@/platform/types';
import { colors } from '../theme/theme';

const LINE_PX = 2.6;
const HANDWRITING = '"Snell Roundhand", "Segoe Script", "Brush Script MT", KaiTi, STKaiti, cursive';

function setPen(pen: CanvasPen, scale: number): void {
  pen.strokeStyle = colors.ink;
  pen.fillStyle = colors.ink;
  pen.lineWidth = LINE_PX * scale;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

/** Curves through the middles between points; one point is a dot. */
export function drawStroke(pen: CanvasPen, stroke: InkStroke): void {
  const [first, ...rest] = stroke;
  if (!first) return;
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  if (rest.length === 0) pen.lineTo(first.x + 0.1, first.y);
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    const end = next ? middle(point, next) : point;
    pen.quadraticCurveTo(point.x, point.y, end.x, end.y);
  });
  pen.stroke();
}

export function drawTail(pen: CanvasPen, stroke: InkStroke): void {
  const [before, last] = stroke.slice(-2) as [InkPoint, InkPoint?];
  if (!last) return drawStroke(pen, stroke);
  const earlier = stroke[stroke.length - 3];
  setPen(pen, 1);
  pen.beginPath();
  if (earlier) {
    const from = middle(earlier, before);
    const to = middle(before, last);
    pen.moveTo(from.x, from.y);
    pen.quadraticCurveTo(before.x, before.y, to.x, to.y);
  } else {
    const to = middle(before, last);
    pen.moveTo(before.x, before.y);
    pen.lineTo(to.x, to.y);
  }
  pen.stroke();
  return undefined;
}

export type Signed =
  { readonly by: 'hand'; readonly ink: Ink } | { readonly by: 'name'; readonly name: string };

/** `white` for files: transparency turns black in a JPEG. */
export function drawSigned(pen: CanvasPen, area: InkBox, signed: Signed, white: boolean): void {
  pen.clearRect(0, 0, area.width, area.height);
  if (white) {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, area.width, area.height);
  }
  if (signed.by === 'hand') {
    const placement = placeSheet(signed.ink.sheet, area);
    setPen(pen, placement.scale);
    for (const stroke of signed.ink.strokes)
      drawStroke(
        pen,
        stroke.map((point) => toArea(point, placement)),
      );
    return;
  }
  setPen(pen, 1);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `italic 100px ${HANDWRITING}`;
  const size = fitType(pen.measureText(signed.name).width, area);
  pen.font = `italic ${Math.round(size)}px ${HANDWRITING}`;
  pen.fillText(signed.name, area.width / 2, area.height / 2);
}
