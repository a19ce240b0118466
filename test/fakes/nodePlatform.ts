import { webcrypto } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type {
  LocalFile,
  Platform,
  PlatformRequest,
  PlatformResponse,
  PlatformUpload,
} from '@/platform/types';
import { PlatformError } from '@/platform/types';

type Parts = 'target' | 'platformCode' | 'request' | 'upload' | 'storage' | 'cookie' | 'random';
export type Sent =
  (PlatformRequest & { file?: undefined }) | (PlatformUpload & { method: 'POST'; body?: undefined });

/** May change at any time. `before` may answer or throw, `after` change the answer. */
export interface NodeHooks {
  before?: ((request: Sent) => PlatformResponse | void | Promise<PlatformResponse | void>) | undefined;
  after?:
    ((response: PlatformResponse, request: Sent) => PlatformResponse | Promise<PlatformResponse>) | undefined;
  offline?: boolean;
  /** The request arrives, its answer is lost. */
  loseAnswers?: boolean;
}

export interface NodePlatform extends Pick<Platform, Parts> {
  readonly hooks: NodeHooks;
  readonly sent: Sent[];
  /** So that the process can exit. */
  close: () => void;
}

export interface NodePlatformOptions {
  /** For addresses that begin with a slash. */
  origin?: string;
  hooks?: NodeHooks;
  platformCode?: Platform['platformCode'];
  /** Shared between platforms: a restart. */
  stored?: Map<string, string>;
}

const targets = { H5: 'h5', Weapp: 'weapp', Alipay: 'alipay' } as const;

export function createNodePlatform(options: NodePlatformOptions = {}): NodePlatform {
  const { origin = '', hooks = {}, platformCode = 'H5', stored = new Map<string, string>() } = options;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const cookies = new Map<string, string>();
  const sent: Sent[] = [];

  async function through(request: Sent, body: () => Promise<Wire>): Promise<PlatformResponse> {
    if (request.signal?.aborted) throw new PlatformError('cancelled');
    sent.push(request);
    const given = await hooks.before?.(request);
    if (given) return given;
    if (hooks.offline) throw new PlatformError('network', 'offline');
    const response = await overHttp(agent, request, origin, await body());
    if (hooks.loseAnswers) throw new PlatformError('network', 'answer lost');
    return hooks.after ? hooks.after(response, request) : response;
  }

  return {
    target: targets[platformCode],
    platformCode,
    hooks,
    sent,
    request: (request) =>
      through(request, () => Promise.resolve({ headers: request.headers, body: request.body })),
    upload: (request) => through({ ...request, method: 'POST' }, () => multipart(request)),
    storage: {
      get: (key) => stored.get(key) ?? null,
      set(key, value) {
        stored.set(key, value);
        return true;
      },
      remove: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
    cookie: {
      get: (name) => cookies.get(name) ?? null,
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    random: {
      ready: () => Promise.resolve(),
      bytes: (n) => webcrypto.getRandomValues(new Uint8Array(n)),
      addServerSeed: () => undefined,
      needsServerSeed: () => false,
    },
    close: () => agent.destroy(),
  };
}

interface Wire {
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

function overHttp(agent: http.Agent, request: Sent, origin: string, wire: Wire): Promise<PlatformResponse> {
  return new Promise((resolve, reject) => {
    const address = request.url.startsWith('/') ? origin + request.url : request.url;
    const length = wire.body === undefined ? 0 : Buffer.byteLength(wire.body);
    const headers =
      wire.body === undefined ? wire.headers : { ...wire.headers, 'content-length': String(length) };
    const outgoing = http.request(address, { method: request.method, headers, agent });
    const settle = (finish: () => void) => {
      clearTimeout(clock);
      request.signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const stop = (kind: 'timeout' | 'cancelled') => {
      settle(() => reject(new PlatformError(kind)));
      outgoing.destroy();
    };
    const onAbort = () => stop('cancelled');
    const clock = setTimeout(
      () => stop('timeout'),
      'timeoutMs' in request ? request.timeoutMs : request.stallMs,
    );
    request.signal?.addEventListener('abort', onAbort);
    const lost = (error: NodeJS.ErrnoException) =>
      settle(() => reject(new PlatformError('network', error.code)));
    outgoing.on('error', lost);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', lost);
      incoming.on('end', () => {
        if (!incoming.complete) return lost(new Error('cut'));
        const received = Object.fromEntries(
          Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        );
        settle(() =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: received,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        return undefined;
      });
    });
    outgoing.end(wire.body);
    if (request.file) request.onProgress?.(100);
  });
}

const quoted = (text: string) => text.replace(/"/g, '%22').replace(/[\r\n]/g, ' ');

async function multipart({ form, file, fieldName, headers }: PlatformUpload): Promise<Wire> {
  const boundary = `----homeward${Buffer.from(webcrypto.getRandomValues(new Uint8Array(12))).toString('hex')}`;
  const fields = Object.entries(form).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(fieldName)}"; filename="${quoted(file.name)}"\r\ncontent-type: ${file.mime}\r\n\r\n`;
  const bytes = file.source instanceof Uint8Array ? file.source : await readFile(file.path);
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(fields.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

export const localFile = (name: string, mime: string, bytes: Uint8Array): LocalFile => ({
  path: `memory:${name}`,
  name,
  size: bytes.length,
  mime,
  kind: mime.startsWith('image/') ? 'image' : mime === 'application/pdf' ? 'pdf' : 'unknown',
  source: bytes,
});
