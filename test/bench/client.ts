import * as cryptoModule from '@/api/crypto';
import { createClient } from '@/api';
import { callNames, callRow, type CallRow } from '@/contracts/calls';
import { seededRandom } from '../../sandbox/seeded/random';
import { sample } from '../fuzz/sample';
import { build } from '@/variants';
import type { PlatformRequest, PlatformResponse } from '@/platform/types';
import {
  createKeyRing,
  createMemoryNonceStore,
  developmentSigningKey,
  newKoreaKey,
  openRequest,
  proofOf,
  readSigningKey,
  sealAnswer,
} from '../../sandbox/envelope';
import { secureRandom } from '../fakes/platform';
import { createMemorySession, createRecordingNotices, testIdentity } from '../fakes';
import type { Measure } from './figures';
import { ms } from './figures';
import { quantile } from './load';

const calls = 600;
const text = 'Number 12, some street '.repeat(44).slice(0, 1000);

function kilobyte(): { row: CallRow; params: Record<string, unknown>; size: number } {
  const random = seededRandom('kilobyte');
  let best = { row: callRow('order.get'), params: {} as Record<string, unknown>, size: 0 };
  for (const name of callNames) {
    const row = callRow(name);
    if (!row.encrypted || row.contentType === 'multipart') continue;
    for (let i = 0; i < 24; i += 1) {
      const params = sample(row.params, random) as Record<string, unknown>;
      const size = JSON.stringify(params).length;
      if (Math.abs(size - 1000) < Math.abs(best.size - 1000)) best = { row, params, size };
    }
  }
  return best;
}

export const clientCost: Measure = async (report) => {
  const ring = createKeyRing();
  const signingKey = readSigningKey(developmentSigningKey);
  const nonces = createMemoryNonceStore();
  let inside = 0;
  let keySets = 0;
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const serve = async (request: PlatformRequest): Promise<PlatformResponse> => {
    const from = cpu();
    const path = request.url.replace('http://x', '').split('?')[0] as string;
    const answer = (body: unknown) => ({ status: 200, headers: {}, text: JSON.stringify(body) });
    let response: PlatformResponse;
    if (path === '/web/common/secure/init') {
      const { keyId, publicKeyPem: publicKey } = ring;
      const init = { keyId, publicKey, serverTime: Date.now(), signatureKey: newKoreaKey('signature-key') };
      const nonce = new URL(request.url).searchParams.get('nonce') ?? '';
      const proof = proofOf(init, nonce, signingKey);
      response = answer({ code: '0', msg: '', model: { ...init, proof } });
    } else {
      const data = new URLSearchParams(request.body).get('data') ?? '';
      const { method, headers } = request;
      const rs = headers.rs ?? '';
      const opened = await openRequest({ method, path, headers, rs, data }, { ring, nonces });
      if (!opened.ok) throw new Error(`refused: ${opened.refusal}`);
      const envelope = { code: '51002', msg: 'no', model: { text }, responseHeader: {} };
      response = answer({ data: sealAnswer(opened.request, JSON.stringify(envelope)) });
    }
    inside += cpu() - from;
    return response;
  };
  const client = createClient({
    platform: {
      platformCode: 'H5',
      random: secureRandom,
      request: serve,
      upload: () => Promise.reject(new Error('no')),
    },
    session: createMemorySession('token'),
    identity: () => testIdentity,
    baseOf: () => 'http://x',
    serverKey: build.serverKey,
    notices: createRecordingNotices(),
    loadCrypto: () =>
      Promise.resolve({
        ...cryptoModule,
        createKeySet: (...args: Parameters<typeof cryptoModule.createKeySet>) => {
          keySets += 1;
          return cryptoModule.createKeySet(...args);
        },
      }),
  });
  const largest = kilobyte();
  const once = async () => {
    inside = 0;
    const from = cpu();
    await client
      .call(largest.row, largest.params, { suppressToast: true, hideLoading: true })
      .catch(() => undefined);
    return (cpu() - from - inside) / 1000;
  };
  for (let i = 0; i < 30; i += 1) await once();
  const times: number[] = [];
  for (let i = 0; i < calls; i += 1) times.push(await once());
  times.sort((a, b) => a - b);
  const p95 = quantile(times, 0.95);
  report({
    name: `client: encrypted call, ${largest.size} B there, 1 KB back, processor time p95`,
    figure: ms(p95),
    floor: `median ${ms(quantile(times, 0.5))}`,
    goal: '<= 5 ms',
    ok: p95 <= 5,
  });
  report({
    name: `client: RSA operations of ${calls} calls`,
    figure: String(keySets),
    goal: '1 a key set',
    ok: keySets === 1,
  });
};
