import fc from 'fast-check';
import { type Dots, measurePhoto, photoFault } from '@/core/photoQuality';
import { documentPhoto, selfiePhoto } from '@/domain/photoCheck';
import { holdsFor } from './property';

const WIDTH = 640;
const HEIGHT = 400;
const own = { width: 1600, height: 1000 };

/** mulberry32. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let next = Math.imul(state ^ (state >>> 15), 1 | state);
    next = (next + Math.imul(next ^ (next >>> 7), 61 | next)) ^ next;
    return ((next ^ (next >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Shades = Uint8ClampedArray;

/** Dark bars on a light card with camera noise. */
function made(seed: number): Shades {
  const random = noise(seed);
  const shades = new Uint8ClampedArray(WIDTH * HEIGHT).fill(200);
  for (let row = 24; row < HEIGHT - 24; row += 20)
    for (let x = 24; x < WIDTH - 24; x += 4 + Math.floor(random() * 8)) {
      const right = x + 1 + Math.floor(random() * 3);
      for (let y = row; y < row + 9; y += 1) shades.fill(60, y * WIDTH + x, y * WIDTH + right);
      x = right;
    }
  return shades.map((shade) => shade + (random() - 0.5) * 4);
}

function blurred(shades: Shades, radius: number): Shades {
  const along = (from: Shades, step: number): Shades =>
    from.map((_, at) => {
      let sum = 0;
      for (let away = -radius; away <= radius; away += 1) sum += from[at + away * step] ?? 200;
      return sum / (2 * radius + 1);
    });
  return along(along(shades, 1), WIDTH);
}

function reflecting(shades: Shades, share: number): Shades {
  const radius = Math.sqrt((share * WIDTH * HEIGHT) / Math.PI);
  return shades.map((shade, at) =>
    Math.hypot((at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2) < radius ? 255 : shade,
  );
}

function dotsOf(shades: Shades): Dots {
  const data = new Uint8ClampedArray(shades.length * 4).fill(255);
  for (let at = 0; at < data.length; at += 1) if (at % 4 < 3) data[at] = shades[at >> 2] as number;
  return { width: WIDTH, height: HEIGHT, data };
}

const faultOf = (shades: Shades, limits = documentPhoto, size = own) =>
  photoFault(measurePhoto(size, dotsOf(shades)), limits);

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('a photo of a document, looked at on the device', () => {
  it('given any print in focus, then nothing is wrong with it', () =>
    holdsFor(
      fc.property(seeds, (seed) => faultOf(made(seed)) === null),
      6,
    ));

  it('given any print out of focus, then it is blurred', () =>
    holdsFor(
      fc.property(
        seeds,
        fc.integer({ min: 4, max: 10 }),
        (seed, radius) => faultOf(blurred(made(seed), radius)) === 'blurred',
      ),
      6,
    ));

  it('given a reflection over a tenth to a third of it, then it is glare', () =>
    holdsFor(
      fc.property(
        seeds,
        fc.double({ min: 0.1, max: 0.33, noNaN: true }),
        (seed, share) => faultOf(reflecting(made(seed), share)) === 'glare',
      ),
      6,
    ));

  it.each([
    ['too few dots to read', { width: 1000, height: 479 }, 'small'],
    ['just enough, upright', { width: 480, height: 900 }, null],
  ])('given %s, then %o is %s', (_, size, fault) =>
    expect(faultOf(made(1), documentPhoto, size)).toBe(fault),
  );

  it('given a scan, whose paper is as white as a reflection, then nothing is wrong with it', () =>
    expect(faultOf(made(2).map((shade) => (shade > 150 ? 255 : shade)))).toBeNull());

  it('given a face before a white wall, then that is no glare', () => {
    const face = reflecting(made(3), 0.3);
    expect(faultOf(face)).toBe('glare');
    expect(faultOf(face, selfiePhoto)).toBeNull();
  });

  it('given a picture of one dot, then it is told without a fault of ours', () =>
    expect(
      measurePhoto({ width: 1, height: 1 }, { width: 1, height: 1, data: [255, 255, 255, 255] }),
    ).toEqual({ shortestSide: 1, sharpness: 0, glare: 1 }));
});
