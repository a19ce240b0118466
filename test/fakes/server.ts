import { createPublicKey, verify } from 'node:crypto';
import { parse } from 'node:querystring';
import { initText, type SignedInit } from '@/contracts/envelope';
import {
  createKeyRing,
  createMemoryNonceStore,
  createPrivateKeyPem,
  developmentSigningKey,
  newKoreaKey,
  openRequest,
  proofOf,
  readSigningKey,
  REFUSAL_CODE,
  sealAnswer,
  type KeyRing,
  type OpenedRequest,
} from '../../sandbox/envelope';
import type { PlatformError } from '@/platform/types';
import type { FakeAnswer, Sent } from './platform';

// One per file: a key takes up to a second.
const pem = createPrivateKeyPem(2048);
const signingKey = readSigningKey(developmentSigningKey);

export const provenByNode = (init: SignedInit & { proof?: string | undefined }, nonce: string): boolean =>
  verify(
    null,
    Buffer.from(initText(init, nonce)),
    createPublicKey(signingKey),
    Buffer.from(init.proof ?? '', 'base64url'),
  );

export const nonceIn = ({ url }: Sent): string =>
  new URL(url, 'http://server').searchParams.get('nonce') ?? '';

export interface ServerCall {
  path: string;
  method: string;
  headers: Record<string, string>;
  params: Record<string, unknown>;
}

export interface Answer {
  code?: string | number;
  msg?: string;
  model?: unknown;
  responseHeader?: { token?: string; gToken?: string };
  status?: number;
  headers?: Record<string, string>;
  /** Sent without sealing. */
  raw?: unknown;
}

export type Handler = (
  call: ServerCall,
) => Answer | PlatformError | 'never' | Promise<Answer | PlatformError | 'never'>;

/** `tamper` changes the wire text; `sealRaw`: raw answers of encrypted calls too. */
export function fakeServer(
  handler: Handler,
  tamper?: (body: { data: string }, opened: OpenedRequest) => unknown,
  sealRaw = false,
) {
  const ring: KeyRing = createKeyRing(pem);
  const nonces = createMemoryNonceStore();
  const state = { inits: 0, refuseKeys: 0, clockOffset: 0 };

  function init(nonce: string, seed?: string) {
    const model = {
      keyId: ring.keyId,
      publicKey: ring.publicKeyPem,
      serverTime: Date.now() + state.clockOffset,
      signatureKey: newKoreaKey('signature-key'),
      seed,
    };
    return {
      body: { code: '0', msg: '', model: { ...model, proof: proofOf(model, nonce, signingKey) } },
    };
  }

  async function answer(sent: Sent): Promise<FakeAnswer> {
    const [path = '', query = ''] = sent.url.replace(/^https?:\/\/[^/]+/, '').split('?');
    const fields =
      'form' in sent
        ? sent.form
        : sent.body?.startsWith('{')
          ? (JSON.parse(sent.body) as Record<string, unknown>)
          : { ...parse(sent.body ?? query) };
    const call: ServerCall = {
      path,
      method: sent.method,
      headers: sent.headers,
      params: fields,
    };
    if (path === '/web/common/secure/init') {
      state.inits += 1;
      return init(String(fields.nonce));
    }
    let opened: OpenedRequest | null = null;
    if (sent.headers.rs) {
      if (state.refuseKeys > 0) {
        state.refuseKeys -= 1;
        return { body: { code: '198', msg: 'again', model: null } };
      }
      const result = await openRequest(
        {
          method: sent.method,
          path,
          headers: sent.headers,
          rs: sent.headers.rs,
          data: String(fields.data),
        },
        { ring, nonces, now: () => Date.now() + state.clockOffset },
      );
      if (!result.ok)
        return { body: { code: REFUSAL_CODE[result.refusal], msg: result.refusal, model: null } };
      opened = result.request;
      call.params = JSON.parse(opened.text) as Record<string, unknown>;
    }
    const given = await handler(call);
    if (given === 'never' || given instanceof Error) return given;
    const { status = 200, headers, raw, code = '0', msg = '', model = null, responseHeader = {} } = given;
    if (raw !== undefined && !(sealRaw && opened)) return { status, headers, body: raw };
    const envelope = { code, msg, model, responseHeader };
    if (!opened) return { status, headers, body: envelope };
    const body = { data: sealAnswer(opened, JSON.stringify(envelope), Date.now() + state.clockOffset) };
    return { status, headers, body: tamper ? await tamper(body, opened) : body };
  }

  return { answer, init, ring, state };
}
