import jsQR from 'jsqr';
import { drawPoster, linesOf } from '@/modules/invitation/drawPoster';
import type { CanvasPen, CanvasSurface } from '@/platform/types';

const link = 'https://pay.example.test/shareLandingPage?shareCode=AB12CD34&countryCode=AUS';
const words = {
  brand: 'Homeward',
  head: 'Send money home',
  text: 'Up to 70.00 AUD off your fees',
  scan: 'Scan to join',
  code: 'Code AB12CD34',
  link,
  colors: { main: '#0b7a57', home: '#0b2a22' },
};
const SCALE = 3;

function paper(width: number, height: number) {
  const side = width * SCALE;
  const dots = new Uint8ClampedArray(side * height * SCALE * 4).fill(255);
  const written: { text: string; x: number; y: number; size: number }[] = [];
  const size = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);
  const pen = {
    font: '10px sans-serif',
    fillStyle: '#000',
    fillRect(x: number, y: number, w: number, h: number) {
      const shade = /^#f+$/.test(pen.fillStyle) ? 255 : 0;
      for (let row = Math.round(y * SCALE); row < Math.round((y + h) * SCALE); row += 1)
        for (let column = Math.round(x * SCALE); column < Math.round((x + w) * SCALE); column += 1)
          dots.fill(shade, (row * side + column) * 4, (row * side + column) * 4 + 3);
    },
    measureText: (text: string) => ({ width: text.length * size(pen.font) * 0.6 }),
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y, size: size(pen.font) }),
  };
  return { surface: { width, height, pen: pen as unknown as CanvasPen } as CanvasSurface, dots, written };
}

describe('the poster of an invitation', () => {
  it.each([
    [256, 400],
    [343, 200],
  ])(
    'given an area of %i by %i, then a reader finds the link in it, and no word leaves it',
    (width, height) => {
      const { surface, dots, written } = paper(width, height);
      drawPoster(surface, words);
      expect(jsQR(dots, width * SCALE, height * SCALE)?.data).toBe(link);
      expect(written.map(({ text }) => text).join(' ')).toContain('Code AB12CD34');
      for (const { y, size } of written) expect(y + size).toBeLessThanOrEqual(height);
    },
  );

  it('given words of four lines, then the code begins below them, and is still read', () => {
    const { surface, dots, written } = paper(256, 400);
    const long = { head: 'Send money to your family', text: 'Up to 70.00 AUD off your first transfer' };
    drawPoster(surface, { ...words, ...long });
    expect(jsQR(dots, 256 * SCALE, 400 * SCALE)?.data).toBe(link);
    const lowest = Math.max(...written.filter(({ y }) => y < 200).map(({ y, size }) => y + size));
    const middle = 128 * SCALE;
    for (let y = Math.round((lowest - 20) * SCALE); y < lowest * SCALE; y += 1)
      expect(dots[(y * 256 * SCALE + middle) * 4]).toBe(0);
  });

  it('breaks lines between words, between Chinese signs, and nowhere else', () => {
    const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };
    expect(linesOf(pen, 'Up to 70.00 AUD off', 9)).toEqual(['Up to', '70.00 AUD', 'off']);
    expect(linesOf(pen, '手续费最高减', 4)).toEqual(['手续费最', '高减']);
    expect(linesOf(pen, '邀请码 AB12CD34', 20)).toEqual(['邀请码 AB12CD34']);
    expect(linesOf(pen, 'Incomprehensibly', 4)).toEqual(['Incomprehensibly']);
  });
});
