import fs from 'node:fs';
import { deflateSync } from 'node:zlib';
import { pngChunk } from '../../fixtures/documents';
import { type Picture, readPng } from '../../fixtures/png';
import type { Host } from '../host';
import { ApiFailure, callbackApi, type Options } from './apiCall';

type Point = readonly [x: number, y: number];

interface Sheet {
  width: number;
  height: number;
  dots: Uint8Array;
}

const INK = 0;
const PAPER = 255;
const NOTHING = 128;

const sheetOf = (width: number, height: number): Sheet => ({
  width,
  height,
  dots: new Uint8Array(Math.max(0, Math.floor(width)) * Math.max(0, Math.floor(height))).fill(NOTHING),
});

/** Lines leave pixels, text a bar of its width. */
class Pen {
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  private factor = 1;
  private path: Point[][] = [];
  readonly strokes: { style: string; line: readonly Point[] }[] = [];

  constructor(
    private readonly host: Host,
    readonly canvas: { readonly sheet: Sheet },
  ) {}

  /** Resizing resets the context. */
  reset(): void {
    this.factor = 1;
    this.path = [];
    this.strokes.length = 0;
  }

  scale(x: number): void {
    this.factor *= x;
  }

  setTransform(a: number): void {
    this.factor = a;
  }

  beginPath(): void {
    this.path = [];
  }

  moveTo(x: number, y: number): void {
    this.path.push([[x, y]]);
  }

  lineTo(x: number, y: number): void {
    this.path.at(-1)?.push([x, y]);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    const line = this.path.at(-1);
    const [fromX, fromY] = line?.at(-1) ?? [cx, cy];
    for (let step = 1; step <= 8; step += 1) {
      const t = step / 8;
      const by = (from: number, control: number, to: number): number =>
        (1 - t) ** 2 * from + 2 * (1 - t) * t * control + t ** 2 * to;
      line?.push([by(fromX, cx, x), by(fromY, cy, y)]);
    }
  }

  stroke(): void {
    this.strokes.push(...this.path.map((line) => ({ style: this.strokeStyle, line })));
    for (const line of this.path)
      line.forEach(([x, y], at) => {
        const [fromX, fromY] = line[at - 1] ?? [x, y];
        const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) * this.factor));
        for (let step = 0; step <= steps; step += 1)
          this.dot(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps);
      });
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.area(x, y, width, height, /^#f{3,6}$/i.test(this.fillStyle) ? PAPER : INK);
  }

  clearRect(x: number, y: number, width: number, height: number): void {
    if (width * this.factor >= this.canvas.sheet.width) this.strokes.length = 0;
    this.area(x, y, width, height, NOTHING);
  }

  measureText(text: string): unknown {
    return this.host.realm.adopt({ width: String(text).length * this.type() * 0.5 });
  }

  fillText(text: string, x: number, y: number): void {
    const width = String(text).length * this.type() * 0.5;
    this.area(this.textAlign === 'center' ? x - width / 2 : x, y, width, 2, INK);
  }

  drawImage(image: HostImage, x: number, y: number, width: number, height: number): void {
    const { sheet } = this.canvas;
    const { picture } = image;
    if (!picture) return;
    for (let row = 0; row < Math.min(height, sheet.height - y); row += 1)
      for (let column = 0; column < Math.min(width, sheet.width - x); column += 1) {
        const fromX = Math.floor((column * picture.width) / width);
        const fromY = Math.floor((row * picture.height) / height);
        sheet.dots[(y + row) * sheet.width + x + column] = picture.at(fromX, fromY).shade;
      }
  }

  getImageData(x: number, y: number, width: number, height: number): object {
    const { sheet } = this.canvas;
    const data = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const shade = sheet.dots[(y + row) * sheet.width + x + column] ?? NOTHING;
        data.fill(shade, (row * width + column) * 4, (row * width + column) * 4 + 3);
        data[(row * width + column) * 4 + 3] = 255;
      }
    return { data, width, height };
  }

  private type(): number {
    return Number(/(\d+(?:\.\d+)?)px/.exec(this.font)?.[1] ?? 10);
  }

  private dot(x: number, y: number): void {
    this.area(x, y, this.lineWidth / this.factor, this.lineWidth / this.factor, INK);
  }

  private area(x: number, y: number, width: number, height: number, shade: number): void {
    const { sheet } = this.canvas;
    const within = (value: number, most: number): number =>
      Math.max(0, Math.min(most, Math.round(value * this.factor)));
    const right = Math.max(within(x + width, sheet.width), within(x, sheet.width - 1) + 1);
    const bottom = Math.max(within(y + height, sheet.height), within(y, sheet.height - 1) + 1);
    for (let row = within(y, sheet.height); row < Math.min(bottom, sheet.height); row += 1)
      sheet.dots.fill(
        shade,
        row * sheet.width + within(x, sheet.width),
        row * sheet.width + Math.min(right, sheet.width),
      );
  }
}

const swallowing = (pen: Pen): Pen =>
  new Proxy(pen, {
    get: (own, key) => {
      const value: unknown = Reflect.get(own, key, own);
      if (typeof value === 'function') return (value as () => unknown).bind(own);
      if (value !== undefined) return value;
      if (key === 'createLinearGradient' || key === 'createRadialGradient' || key === 'createPattern')
        return () => ({ addColorStop: () => undefined });
      return () => undefined;
    },
    set: (own, key, value) => Reflect.set(own, key, value, own),
  });

class HostImage {
  onload?: () => void;
  onerror?: (failure: unknown) => void;
  picture?: Picture;

  constructor(private readonly host: Host) {}

  get width(): number {
    return this.picture?.width ?? 0;
  }

  get height(): number {
    return this.picture?.height ?? 0;
  }

  set src(path: string) {
    const { realm, device } = this.host;
    setImmediate(() => {
      if (realm.dead) return;
      try {
        this.picture = readPng(fs.readFileSync(device.file(path).real));
      } catch {
        return realm.guard('image', () => this.onerror?.({ errMsg: 'load image failed' }));
      }
      realm.guard('image', () => this.onload?.());
    });
  }
}

/** A class instance: `adopt` passes it through. */
export class CanvasNode {
  sheet: Sheet;
  readonly toTempFilePath?: (options?: Options) => unknown;
  private readonly pen: Pen;
  private readonly context: Pen;

  constructor(
    private readonly host: Host,
    size?: { width?: number; height?: number },
  ) {
    this.sheet = sheetOf(size?.width ?? 300, size?.height ?? 150);
    this.pen = new Pen(host, this);
    this.context = swallowing(this.pen);
    // Only the payment app's canvas exports itself.
    if (host.bundle.target === 'alipay')
      this.toTempFilePath = callbackApi(host, 'toTempFilePath', (options) => {
        const { tempFilePath } = keepPng(host, this, options);
        return { tempFilePath, apFilePath: tempFilePath };
      });
  }

  get width(): number {
    return this.sheet.width;
  }

  set width(width: number) {
    this.sheet = sheetOf(width, this.sheet.height);
    this.pen.reset();
  }

  get height(): number {
    return this.sheet.height;
  }

  set height(height: number) {
    this.sheet = sheetOf(this.sheet.width, height);
    this.pen.reset();
  }

  get strokes(): Pen['strokes'] {
    return this.pen.strokes;
  }

  getContext(): Pen {
    return this.context;
  }

  requestAnimationFrame(callback: (at: number) => void): unknown {
    const { realm } = this.host;
    return setTimeout(() => !realm.dead && realm.guard('frame', () => callback(performance.now())), 16);
  }

  cancelAnimationFrame(id: NodeJS.Timeout): void {
    clearTimeout(id);
  }

  createImage(): object {
    return new HostImage(this.host);
  }

  toDataURL(): string {
    return `data:image/png;base64,${this.png().toString('base64')}`;
  }

  png(): Buffer {
    const { width, height, dots } = this.sheet;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 0, 0, 0, 0], 8);
    const rows = Buffer.alloc((width + 1) * height);
    for (let row = 0; row < height; row += 1)
      rows.set(dots.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

export const canvasArea = { width: 343, height: 200 } as const;

const nodes = new WeakMap<Host['realm'], Map<string, CanvasNode>>();

export function canvasOf(host: Host, sid: string): CanvasNode {
  const known = nodes.get(host.realm) ?? new Map<string, CanvasNode>();
  nodes.set(host.realm, known);
  const node = known.get(sid) ?? new CanvasNode(host);
  known.set(sid, node);
  return node;
}

export function keepPng(host: Host, canvas: unknown, options: Options): { tempFilePath: string } {
  if (!(canvas instanceof CanvasNode)) throw new ApiFailure('canvas is empty');
  if (options.fileType !== 'png') throw new ApiFailure('only png is written here');
  return { tempFilePath: host.keepFile('canvas.png', canvas.png()) };
}
