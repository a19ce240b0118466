import { randomBytes, randomInt } from 'node:crypto';
import { glyphs, type Point } from './glyphs';
import { greyPng } from './png';
import type { ChallengeProvider } from './provider';
import { said } from '../texts';

const width = 220;
const height = 80;
const count = 5;
const digits = Object.keys(glyphs);

const between = (least: number, most: number): number =>
  least + ((most - least) * randomInt(1_000_000)) / 1_000_000;

class Canvas {
  readonly pixels = Uint8Array.from(randomBytes(width * height), (byte) => 255 - 16 * (byte % 4));

  dot(x: number, y: number, radius: number, grey: number): void {
    for (let row = Math.floor(y - radius); row <= y + radius; row += 1)
      for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue;
        if ((column - x) ** 2 + (row - y) ** 2 > radius ** 2) continue;
        const at = row * width + column;
        this.pixels[at] = Math.min(this.pixels[at] as number, grey + randomInt(40));
      }
  }

  line(from: Point, to: Point, radius: number, grey: number): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      this.dot(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, radius, grey);
    }
  }
}

function drawDigit(canvas: Canvas, digit: string, left: number, wave: (at: Point) => Point): void {
  const [size, turn, lean] = [between(34, 46), between(-0.4, 0.4), between(-0.3, 0.3)];
  const [dx, top] = [between(-3, 6), between(10, height - size - 10)];
  const place = ([x, y]: Point): Point => {
    const [u, w] = [(x - 0.5) * 0.75 + lean * (0.5 - y), y - 0.5];
    const turned: Point = [u * Math.cos(turn) - w * Math.sin(turn), u * Math.sin(turn) + w * Math.cos(turn)];
    return wave([left + dx + (turned[0] + 0.5) * size, top + (turned[1] + 0.5) * size]);
  };
  const [radius, grey] = [between(1.6, 2.6), randomInt(20, 90)];
  for (const stroke of glyphs[digit] ?? [])
    stroke.slice(1).forEach((to, at) => canvas.line(place(stroke[at] as Point), place(to), radius, grey));
}

function strikeThrough(canvas: Canvas): void {
  for (let line = 0; line < 4; line += 1) {
    const [from, bend, to] = [between(5, height - 5), between(-30, 30), between(5, height - 5)];
    const curve = (x: number): Point => [
      x,
      from + ((to - from) * x) / width + bend * Math.sin((Math.PI * x) / width),
    ];
    const [radius, grey] = [between(0.8, 1.6), randomInt(20, 90)];
    for (let x = 0; x < width; x += 8) canvas.line(curve(x), curve(x + 8), radius, grey);
  }
  for (let spot = 0; spot < 60; spot += 1)
    canvas.dot(between(0, width), between(0, height), between(0.8, 2), randomInt(20, 120));
}

export function drawDigits(text: string): Buffer {
  const canvas = new Canvas();
  const [swing, length, shift] = [between(2, 5), between(30, 60), between(0, 60)];
  const wave = ([x, y]: Point): Point => [
    x + swing * Math.sin((y + shift) / (length / 4)),
    y + swing * Math.sin((x + shift) / (length / 3)),
  ];
  strikeThrough(canvas);
  [...text].forEach((digit, at) => drawDigit(canvas, digit, 8 + (at * (width - 28)) / count, wave));
  return greyPng(width, height, canvas.pixels);
}

export const pictureChallenge: ChallengeProvider = {
  make: () => {
    const secret = Array.from({ length: count }, () => digits[randomInt(digits.length)]).join('');
    return {
      question: said('server.general.challengeDigits'),
      imageUrl: `data:image/png;base64,${drawDigits(secret).toString('base64')}`,
      secret,
    };
  },
  judge: (secret, answer) => answer.replace(/\s/g, '') === secret,
};
