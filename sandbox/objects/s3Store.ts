import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './objectStore';

const timeoutMs = 10_000;

/** @param bucket its address, path style: `https://<host>/<bucket>` */
export function s3Store(
  bucket: string,
  credentials: { accessKeyId: string; secretAccessKey: string; region: string },
): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client.fetch(`${bucket}/${key}`, { ...init, signal });
    if (!response.ok) throw new Error(`object store: HTTP ${response.status} for ${init.method}`);
    return response;
  };
  return {
    put: async (key, bytes) => void (await ask(key, { method: 'PUT', body: Buffer.from(bytes) })),
    get: async (key) => new Uint8Array(await (await ask(key, { method: 'GET' })).arrayBuffer()),
  };
}
