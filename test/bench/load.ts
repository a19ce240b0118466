import net from 'node:net';

export interface LoadResult {
  /** Includes the warm-up calls. */
  calls: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Load {
  port: number;
  connections: number;
  calls: number;
  next: (connection: number, call: number) => Buffer;
  /** In every answer: refusals would be fast. */
  expect: string;
}

/** One call in flight per kept connection, after a warm-up. Rejects on an unexpected answer. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const callers = await Promise.all(
    Array.from({ length: load.connections }, (_, connection) => connect(load, connection)),
  );
  try {
    await Promise.all(callers.map((caller) => caller.call(load.calls)));
    const times = new Float64Array(load.calls);
    let sent = 0;
    const startedAt = performance.now();
    await Promise.all(
      callers.map(async (caller) => {
        while (sent < load.calls) {
          const call = sent;
          sent += 1;
          times[call] = await caller.call(call);
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    times.sort();
    return {
      calls: load.calls + callers.length,
      perSecond: load.calls / seconds,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
    };
  } finally {
    for (const caller of callers) caller.close();
  }
}

interface Caller {
  call: (call: number) => Promise<number>;
  close: () => void;
}

function connect({ port, next, expect }: Load, connection: number): Promise<Caller> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let waiting = { from: 0, done: (_ms: number) => {}, failed: reject as (error: Error) => void };
    socket.on(
      'data',
      answerReader((status, body) => {
        if (status === 200 && body.includes(expect)) waiting.done(performance.now() - waiting.from);
        else waiting.failed(new Error(`unexpected answer: ${status} ${body.slice(0, 200)}`));
      }),
    );
    socket.on('error', (error) => waiting.failed(error));
    socket.on('close', () => waiting.failed(new Error('the server closed the connection')));
    socket.on('connect', () =>
      resolve({
        call: (call) =>
          new Promise((done, failed) => {
            waiting = { from: performance.now(), done, failed };
            socket.write(next(connection, call));
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** Handles only answers with a content-length. */
function answerReader(onAnswer: (status: number, body: string) => void): (chunk: Buffer) => void {
  let kept: Buffer | null = null;
  return (chunk) => {
    let bytes: Buffer = kept ? Buffer.concat([kept, chunk]) : chunk;
    kept = null;
    while (bytes.length > 0) {
      const end = bytes.indexOf('\r\n\r\n');
      const head = end < 0 ? '' : bytes.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (end < 0 || bytes.length < end + 4 + length) {
        kept = bytes;
        return;
      }
      const body = bytes.toString('latin1', end + 4, end + 4 + length);
      bytes = bytes.subarray(end + 4 + length);
      onAnswer(Number(head.slice(9, 12)), body);
    }
  };
}

/** @param sorted ascending */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
}
