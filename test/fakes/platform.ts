import { randomBytes } from 'node:crypto';
import {
  PlatformError,
  type PlatformRandom,
  type PlatformRequest,
  type PlatformResponse,
  type PlatformUpload,
} from '@/platform/types';

export type FakeAnswer =
  { status?: number; body: unknown; headers?: Record<string, string> } | PlatformError | 'never';
export type Sent = PlatformRequest | (PlatformUpload & { method: 'POST'; body?: undefined });

export const secureRandom: PlatformRandom = {
  ready: () => Promise.resolve(),
  bytes: (n) => new Uint8Array(randomBytes(n)),
  addServerSeed: () => undefined,
  needsServerSeed: () => false,
};

export const noRandom: PlatformRandom = {
  ...secureRandom,
  ready: () => Promise.reject(new PlatformError('unsupported', 'random')),
  bytes: () => {
    throw new PlatformError('unsupported', 'random');
  },
};

export const responseOf = (body: unknown, status = 200, headers = {}): PlatformResponse => ({
  status,
  headers,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

export function fakePlatform(
  answer: (sent: Sent) => FakeAnswer | Promise<FakeAnswer>,
  random = secureRandom,
) {
  const sent: Sent[] = [];
  const transport = async (request: Sent): Promise<PlatformResponse> => {
    if (request.signal?.aborted) throw new PlatformError('cancelled');
    sent.push(request);
    const given = await answer(request);
    if (given === 'never') return new Promise(() => undefined);
    if (given instanceof PlatformError) throw given;
    return responseOf(given.body, given.status, given.headers);
  };
  return {
    sent,
    platform: {
      platformCode: 'H5' as const,
      random,
      request: transport,
      upload: (request: PlatformUpload) => transport({ ...request, method: 'POST' }),
    },
  };
}
