import type { NodeHooks, Sent } from '../fakes';
import type { PlatformResponse } from '@/platform/types';
import { PlatformError } from '@/platform/types';

/** By the first four the request never arrives. */
export const wireFaults = {
  dropBefore: 'the connection breaks before the request has left',
  status500Before: 'a gateway answers HTTP 500 in the place of the server',
  htmlBefore: 'a gateway answers with a page of its own',
  killBefore: 'the app is killed before the request has left',
  dropAfter: 'the answer is lost',
  timeout: 'the answer comes too late',
  truncated: 'half of the answer comes',
  notJson: 'a page comes instead of the answer',
  wrongMac: 'the answer has been changed on the way',
  replayed: 'an older answer comes instead',
  status500After: 'the server has done it, a gateway says HTTP 500',
  twice: 'the request arrives twice',
  delay: 'the request is held up',
  killAfter: 'the app is killed while the server works',
} as const;
export type WireFault = keyof typeof wireFaults;
export const wireFaultNames = Object.keys(wireFaults) as WireFault[];

/** Each planned fault hits one request. */
export class FlakyNetwork {
  readonly hooks: NodeHooks = {
    before: (request) => this.before(request),
    after: (response, request) => this.after(response, request),
  };
  private readonly plan: { path: string; kind: WireFault }[] = [];
  private readonly underWay = new Map<Sent, WireFault>();
  private readonly older = new Map<string, string>();
  private kill: () => void = () => undefined;
  readonly killed = new Promise<'killed'>((resolve) => {
    this.kill = () => resolve('killed');
  });

  constructor(
    private readonly origin: string,
    private readonly hit: (kind: WireFault) => void,
  ) {}

  next(path: string, kinds: readonly WireFault[]): void {
    for (const kind of kinds) this.plan.push({ path, kind });
  }

  calm(): void {
    this.plan.length = 0;
  }

  private async before(request: Sent): Promise<PlatformResponse | void> {
    const at = this.plan.findIndex((planned) => request.url.split('?', 1)[0]?.endsWith(planned.path));
    if (at < 0) return;
    const kind = this.plan.splice(at, 1)[0]?.kind as WireFault;
    this.hit(kind);
    this.underWay.set(request, kind);
    switch (kind) {
      case 'dropBefore':
        throw new PlatformError('network', 'planned');
      case 'status500Before':
        return { status: 500, headers: {}, text: 'Internal Server Error' };
      case 'htmlBefore':
        return { status: 200, headers: {}, text: '<!doctype html><title>Gateway</title>' };
      case 'killBefore':
        this.kill();
        return new Promise<never>(() => undefined);
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, 15));
        return;
      case 'twice':
        await fetch(new URL(request.url, this.origin), {
          method: request.method,
          headers: request.headers,
          body: request.body ?? null,
        }).then(
          (response) => response.text(),
          () => undefined,
        );
    }
  }

  private after(response: PlatformResponse, request: Sent): PlatformResponse | Promise<PlatformResponse> {
    const kind = this.underWay.get(request);
    this.underWay.delete(request);
    const { text } = response;
    const older = this.older.get(request.url);
    this.older.set(request.url, text);
    const spoilt = () => {
      const at = Math.max(0, text.length - 8);
      return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    };
    switch (kind) {
      case 'dropAfter':
        throw new PlatformError('network', 'planned');
      case 'timeout':
        throw new PlatformError('timeout');
      case 'truncated':
        return { ...response, text: text.slice(0, text.length / 2) };
      case 'notJson':
        return { ...response, text: '<!doctype html><title>Gateway</title>' };
      case 'wrongMac':
        return { ...response, text: spoilt() };
      case 'replayed':
        return { ...response, text: older ?? spoilt() };
      case 'status500After':
        return { ...response, status: 500, text: 'Internal Server Error' };
      case 'killAfter':
        this.kill();
        return new Promise<never>(() => undefined);
      default:
        return response;
    }
  }
}
