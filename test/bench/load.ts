import net from 'node:net';

export interface LoadResult {
  calls: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Load {
  port: number;
  connections: number;
  calls: number;
  /** The next request of a connection, ready to be written. */
  next: (connection: number, call: number) => Buffer;
  /** Text that every answer must hold: a load of refusals would be fast and prove nothing. */
  expect: string;
}

/** As many calls as told over kept connections, one under way on each. Rejects on any answer that is not as expected. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const times = new Float64Array(load.calls);
  let sent = 0;
  let done = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from(
      { length: load.connections },
      (_, connection) =>
        new Promise<void>((resolve, reject) => {
          const socket = net.connect(load.port, '127.0.0.1');
          socket.setNoDelay(true);
          const answers = answerReader((status, body) => {
            times[done] = performance.now() - from;
            done += 1;
            if (status !== 200 || !body.includes(load.expect))
              return fail(new Error(`unexpected answer: ${status} ${body.slice(0, 200)}`));
            return send();
          });
          let from = 0;
          const fail = (error: Error) => {
            socket.destroy();
            reject(error);
          };
          const send = () => {
            if (sent >= load.calls) {
              socket.end();
              resolve();
              return;
            }
            from = performance.now();
            socket.write(load.next(connection, sent));
            sent += 1;
          };
          socket.on('connect', send);
          socket.on('data', answers);
          socket.on('error', fail);
        }),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = times.subarray(0, done).sort();
  return {
    calls: done,
    perSecond: done / seconds,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  };
}

/** Calls back once for each whole answer with a content-length. */
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

/** One HTTP/1.1 request as it goes over the wire. */
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
