import http from 'node:http';
import https from 'node:https';

export interface NetRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Buffer;
  timeoutMs: number;
  /** Sent so far. */
  onSent?: (bytes: number) => void;
}

export interface NetAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

export type NetFailureReason = 'timeout' | 'abort' | 'offline' | 'interrupted' | 'network';

export class NetFailure extends Error {
  constructor(
    readonly reason: NetFailureReason,
    detail = '',
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}

export type NetAction =
  | { kind: 'cut' }
  /** The answer is lost. */
  | { kind: 'cutAnswer' }
  | { kind: 'hang' }
  | { kind: 'delay'; ms: number }
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body: string };

export type Interceptor = (request: NetRequest) => NetAction | undefined | Promise<NetAction | undefined>;

export interface NetRecord {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  status?: number;
  failure?: string;
  ms: number;
}

/** On real sockets: ten at once, cut off in the background. */
export class Network {
  offline = false;
  readonly records: NetRecord[] = [];
  maxConcurrent = 10;
  private interceptors: Interceptor[] = [];
  private running = new Map<object, (reason: NetFailureReason) => void>();
  private waiting: (() => void)[] = [];
  private agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

  /** `origins`: the build's to this run's; '*': all. */
  constructor(private readonly origins: Record<string, string> = {}) {}

  intercept(interceptor: Interceptor): () => void {
    this.interceptors.push(interceptor);
    return () => {
      this.interceptors = this.interceptors.filter((known) => known !== interceptor);
    };
  }

  get pending(): number {
    return this.running.size + this.waiting.length;
  }

  send(request: NetRequest): { answer: Promise<NetAnswer>; abort: () => void } {
    const token = {};
    const started = Date.now();
    const record: NetRecord = { method: request.method, url: request.url, headers: request.headers, ms: 0 };
    if (request.body) record.body = request.body.toString('utf8');
    this.records.push(record);
    const answer = new Promise<NetAnswer>((resolve, reject) => {
      let settled = false;
      const timer = setTimeout(() => fail('timeout'), request.timeoutMs);
      const done = (): boolean => {
        if (settled) return false;
        settled = true;
        clearTimeout(timer);
        this.running.delete(token);
        record.ms = Date.now() - started;
        this.waiting.shift()?.();
        return true;
      };
      let socket: http.ClientRequest | undefined;
      const fail = (reason: NetFailureReason, detail?: string): void => {
        if (!done()) return;
        record.failure = reason;
        socket?.destroy();
        reject(new NetFailure(reason, detail));
      };
      const begin = async (): Promise<void> => {
        if (settled) return;
        this.running.set(token, fail);
        if (this.offline) return void setTimeout(() => fail('offline'), 5);
        const action = await this.decide(request);
        if (settled || action?.kind === 'hang') return;
        if (action?.kind === 'cut') return fail('network', 'cut');
        if (action?.kind === 'delay') await new Promise((later) => setTimeout(later, action.ms));
        if (settled) return;
        const answered = (result: NetAnswer): void => {
          if (action?.kind === 'cutAnswer') return fail('network', 'answer cut');
          if (!done()) return;
          record.status = result.status;
          resolve(result);
        };
        if (action?.kind === 'answer') {
          return answered({
            status: action.status,
            headers: action.headers ?? { 'Content-Type': 'application/json' },
            cookies: [],
            body: Buffer.from(action.body),
          });
        }
        socket = this.open(request, answered, (error) => fail('network', error.message));
      };
      if (this.running.size < this.maxConcurrent) void begin();
      else this.waiting.push(() => void begin());
      this.cancel.set(token, fail);
    });
    return {
      answer,
      abort: () => this.cancel.get(token)?.('abort'),
    };
  }

  private cancel = new WeakMap<object, (reason: NetFailureReason) => void>();

  interruptAll(reason: NetFailureReason): void {
    for (const fail of [...this.running.values()]) fail(reason);
  }

  close(): void {
    this.waiting = [];
    this.interruptAll('abort');
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  locate(address: string): string {
    const { origin } = new URL(address);
    const to = this.origins[origin] ?? this.origins['*'];
    return to ? address.replace(origin, to.replace(/\/$/, '')) : address;
  }

  page(address: string): Promise<string> {
    return new Promise((read, failed) => {
      const request = { url: address, method: 'GET', headers: {}, timeoutMs: 10_000 };
      this.open(request, ({ body }) => read(body.toString()), failed);
    });
  }

  private async decide(request: NetRequest): Promise<NetAction | undefined> {
    for (const interceptor of this.interceptors) {
      const action = await interceptor(request);
      if (action) return action;
    }
    return undefined;
  }

  private open(
    request: NetRequest,
    answered: (answer: NetAnswer) => void,
    failed: (error: Error) => void,
  ): http.ClientRequest {
    const address = new URL(this.locate(request.url));
    const secure = address.protocol === 'https:';
    const body = request.body;
    const outgoing = (secure ? https : http).request(
      address,
      {
        method: request.method,
        agent: secure ? this.agents.https : this.agents.http,
        headers: {
          ...request.headers,
          host: new URL(request.url).host,
          ...(body ? { 'content-length': String(body.length) } : {}),
        },
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', failed);
        incoming.on('aborted', () => failed(new Error('answer broke off')));
        incoming.on('end', () => {
          const headers: Record<string, string> = {};
          for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2)
            headers[incoming.rawHeaders[at] as string] = incoming.rawHeaders[at + 1] as string;
          answered({
            status: incoming.statusCode ?? 0,
            headers,
            cookies: incoming.headers['set-cookie'] ?? [],
            body: Buffer.concat(parts),
          });
        });
      },
    );
    outgoing.on('error', failed);
    if (body && request.onSent) void sendSlowly(outgoing, body, request.onSent);
    else outgoing.end(body);
    return outgoing;
  }
}

const SLICE = 64 * 1024;

/** Sends slices as the network accepts them, to report progress. */
async function sendSlowly(
  outgoing: http.ClientRequest,
  body: Buffer,
  onSent: (bytes: number) => void,
): Promise<void> {
  let over: () => void = () => undefined;
  outgoing.once('close', () => over());
  for (let at = 0; at < body.length && !outgoing.destroyed; at += SLICE) {
    const slice = body.subarray(at, at + SLICE);
    await new Promise<void>((next) => {
      over = next;
      outgoing.write(slice, () => next());
    });
    if (!outgoing.destroyed) onSent(at + slice.length);
  }
  if (!outgoing.destroyed) outgoing.end();
}
