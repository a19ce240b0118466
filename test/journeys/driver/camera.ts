import type { BrowserContext, Disposable, Page } from 'playwright-core';
import { qrModules } from '../../fixtures/qrCode';

export type CameraFailure = 'NotAllowedError' | 'NotFoundError' | 'NotReadableError';

interface Own {
  __camera: () => Promise<boolean[][] | string>;
  __scan: () => Promise<string | null>;
  __streams?: MediaStream[];
  wx: unknown;
  __menu?: { title: string; link: string };
}

export class Camera {
  private readonly codes: string[] = [];
  private failure: CameraFailure = 'NotFoundError';

  /** Next code, seen once; '' shows none. */
  show(text: string): void {
    this.codes.push(text);
  }

  fail(failure: CameraFailure): void {
    this.failure = failure;
  }

  async attach(context: BrowserContext, chatApp: boolean): Promise<Disposable[]> {
    const made = [
      await context.exposeFunction('__camera', () => {
        const text = this.codes.shift();
        return text === undefined ? this.failure : text === '' ? [] : qrModules(text);
      }),
      await context.addInitScript(cameraScript),
    ];
    if (!chatApp) return made;
    return [
      ...made,
      await context.exposeFunction('__scan', () => this.codes.shift() ?? null),
      await context.addInitScript(sdkScript),
    ];
  }
}

export const liveCameras = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      ((window as unknown as Own).__streams ?? []).filter((stream) =>
        stream.getTracks().some((track) => track.readyState === 'live'),
      ).length,
  );

function cameraScript(): void {
  const own = window as unknown as Own;
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  mediaDevices.getUserMedia = async () => {
    const seen = await own.__camera();
    if (typeof seen === 'string') throw new DOMException('', seen);
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const scale = Math.floor(380 / (seen.length + 8));
    const draw = (): void => {
      context.fillStyle = '#b9b4a8';
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = '#fff';
      context.fillRect(120, 50, (seen.length + 8) * scale, (seen.length + 8) * scale);
      context.fillStyle = '#000';
      seen.forEach((row, y) =>
        row.forEach((dark, x) => {
          if (dark) context.fillRect(120 + (x + 4) * scale, 50 + (y + 4) * scale, scale, scale);
        }),
      );
    };
    draw();
    // Captured streams emit frames only on change.
    setInterval(draw, 50);
    const stream = canvas.captureStream(20);
    own.__streams = [...(own.__streams ?? []), stream];
    return stream;
  };
}

function sdkScript(): void {
  const own = window as unknown as Own;
  let ready = (): void => undefined;
  let error = (): void => undefined;
  own.wx = {
    ready: (callback: () => void) => (ready = callback),
    error: (callback: () => void) => (error = callback),
    config: (config: Record<string, unknown>) =>
      ['appId', 'timestamp', 'nonceStr', 'signature'].every((name) => config[name]) ? ready() : error(),
    scanQRCode: (options: { success: (found: { resultStr: string }) => void; cancel: () => void }) =>
      void own
        .__scan()
        .then((text) => (text === null ? options.cancel() : options.success({ resultStr: text }))),
    updateAppMessageShareData: (data: { title: string; link: string }) => (own.__menu = data),
  };
}
