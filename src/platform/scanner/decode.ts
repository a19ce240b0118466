import { PlatformError, type LocalFile } from '../types';

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?: () => Promise<string[]>;
}

/** Larger finds no more. */
const LARGEST = 1200;

/** Frames before the second detector helps. */
const PATIENCE = 5;

let ownDetector: Promise<Detector | null> | null = null;

/** Null without QR codes. */
function detector(): Promise<Detector | null> {
  ownDetector ??= (async () => {
    const Own = (window as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
    try {
      const formats = (await Own?.getSupportedFormats?.()) ?? [];
      return Own && formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : null;
    } catch {
      return null;
    }
  })();
  return ownDetector;
}

const loadSecond = () => import('jsqr').then((module) => module.default);

type Source = CanvasImageSource & { width: number; height: number };

function drawn(source: CanvasImageSource, width: number, height: number, largest: number): Source {
  const scale = Math.min(1, largest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function first(source: CanvasImageSource): Promise<string | null> {
  try {
    const found = await (await detector())?.detect(source);
    return found?.[0]?.rawValue || null;
  } catch {
    // Some always fail.
    ownDetector = Promise.resolve(null);
    return null;
  }
}

async function second(source: Source, thorough: boolean): Promise<string | null> {
  const jsQR = await loadSecond();
  const context = (source as unknown as HTMLCanvasElement).getContext('2d');
  if (!context) return null;
  const { data, width, height } = context.getImageData(0, 0, source.width, source.height);
  const code = jsQR(data, width, height, { inversionAttempts: thorough ? 'attemptBoth' : 'dontInvert' });
  return code?.data || null;
}

/** The second detector, where the first is missing or finds nothing. */
export function frameReader(): (video: HTMLVideoElement) => Promise<string | null> {
  let looks = 0;
  return async (video) => {
    const text = await first(video);
    looks += 1;
    if (text || (looks < PATIENCE && (await detector()))) return text;
    return second(drawn(video, video.videoWidth, video.videoHeight, LARGEST / 2), false);
  };
}

/** The second detector tries several sizes. */
export async function readPicture(file: LocalFile): Promise<string | null> {
  const image = await new Promise<HTMLImageElement>((resolve, reject) => {
    const loading = new Image();
    loading.onload = () => resolve(loading);
    loading.onerror = () => reject(new PlatformError('failed', 'image'));
    loading.src = file.path;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  const found = await first(drawn(image, width, height, LARGEST));
  if (found) return found;
  for (const largest of [LARGEST, LARGEST / 2]) {
    const text = await second(drawn(image, width, height, largest), true);
    if (text) return text;
  }
  return null;
}
