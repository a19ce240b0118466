import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Disposable, Page } from 'playwright-core';

/** `reads`: standard. `throws`: service missing. `blind`: finds nothing. `noQr`: bar codes only. */
export type DetectorKind = 'reads' | 'throws' | 'blind' | 'noQr';

interface Own {
  jsQR: (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
  __detector: { asked: number; found: number };
  BarcodeDetector: unknown;
}

/** BarcodeDetector, missing in Chromium on Linux, for later pages. */
export async function giveDetector(context: BrowserContext, kind: DetectorKind): Promise<Disposable[]> {
  const reader = createRequire(__filename).resolve('jsqr');
  return [
    await context.addInitScript(`(function () { ${fs.readFileSync(reader, 'utf8')} }).call(window)`),
    await context.addInitScript(detectorScript, kind),
  ];
}

export const detectorUse = (page: Page): Promise<{ asked: number; found: number }> =>
  page.evaluate(() => (window as unknown as Own).__detector);

function detectorScript(kind: string): void {
  const own = window as unknown as Own;
  const known = kind === 'noQr' ? ['ean_13', 'code_128'] : ['qr_code', 'ean_13', 'code_128'];
  const use = { asked: 0, found: 0 };
  own.__detector = use;
  const sizeOf = (source: object): [number, number] => {
    if (source instanceof HTMLVideoElement) return [source.videoWidth, source.videoHeight];
    if (source instanceof HTMLImageElement) return [source.naturalWidth, source.naturalHeight];
    const { width, height } = source as HTMLCanvasElement;
    return [width, height];
  };
  own.BarcodeDetector = class {
    constructor(options: { formats?: string[] } = {}) {
      const { formats } = options;
      if (formats && (formats.length === 0 || formats.some((format) => !known.includes(format))))
        throw new TypeError('formats');
    }

    static getSupportedFormats(): Promise<string[]> {
      return Promise.resolve(known);
    }

    async detect(source: CanvasImageSource): Promise<object[]> {
      use.asked += 1;
      if (kind === 'throws')
        throw new DOMException('Barcode detection service unavailable.', 'NotSupportedError');
      if (source instanceof HTMLVideoElement && source.readyState < source.HAVE_CURRENT_DATA)
        throw new DOMException('The video is not ready.', 'InvalidStateError');
      const [width, height] = sizeOf(source);
      if (kind === 'blind' || width === 0 || height === 0) return [];
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(source, 0, 0);
      const code = own.jsQR(context.getImageData(0, 0, width, height).data, width, height);
      if (!code) return [];
      use.found += 1;
      const boundingBox = new DOMRectReadOnly(0, 0, width, height);
      const cornerPoints = [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ].map(([x, y]) => ({ x, y }));
      return [{ boundingBox, cornerPoints, format: 'qr_code', rawValue: code.data }];
    }
  };
}
