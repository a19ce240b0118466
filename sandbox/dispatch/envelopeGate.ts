import { createHash, createHmac, generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { toQueryString } from '@/catalogue/calls/formCodec';
import type { Db } from '../db/schema';
import { json } from '../db/schema';
import {
  checkKoreaSignature,
  createKeyRing,
  createMemoryNonceStore,
  openRequestNow,
  type OpenResult,
  REFUSAL_CODE,
  sealAnswer,
} from '../envelope';
import { Refusal } from './refusal';
import { sharedNonces } from './nonces';

/** One encrypted request, opened: its params, and the way to seal its answer. */
export interface OpenedRequest {
  /** Params as JSON text or as a form query, as the client wrote them. */
  plain: string;
  /** Seals an answer for this request alone; the result is the whole HTTP body. */
  seal(answer: string | Buffer): string;
}

export interface GateRequest {
  method: string;
  /** Path without query, as the client signed it. */
  path: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
}

/** The door between transport and rules: all that the dispatcher needs of encryption and signatures. Wall time throughout. */
export interface EnvelopeGate {
  /** Answer of secure init. */
  init(): { keyId: string; publicKey: string; serverTime: number; signatureKey: string; seed: string };
  /** Refuses with 198 or 199; seal, stamp and nonce are checked before anything is decrypted. */
  open(request: GateRequest): OpenedRequest | Promise<OpenedRequest>;
  /** Refuses with 199 when the Korea-market signature is missing, stale or wrong. */
  checkSignature(request: GateRequest): void;
  /** Makes a new key, as a rotation in production does: clients on the old one get 198 after the next. */
  rotate(): void;
  sweep(): Promise<void>;
}

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
const broken = (code: '198' | '199') =>
  new Refusal(code, {
    en: 'The secure connection has to be renewed. Please try again.',
    zh: '安全连接需要更新，请重试。',
    'zh-HK': '安全連線需要更新，請重試。',
  });

function accepted(opened: OpenResult): OpenedRequest {
  if (!opened.ok) throw broken(REFUSAL_CODE[opened.refusal]);
  const { request } = opened;
  return {
    plain: request.text,
    // Base64url and dots alone: nothing that JSON would have to escape.
    seal: (answer) => `{"data":"${sealAnswer(request, answer)}"}`,
  };
}

/**
 * One process (PGlite) makes its key anew at every start, so that forgetting its nonces opens no door to replays;
 * several on one PostgreSQL share key and nonces through tables.
 */
export async function createGate(
  privateKey: Promise<string>,
  db: Db,
  single: boolean,
): Promise<EnvelopeGate> {
  const pem = single ? await privateKey : await sharedKey(db, await privateKey);
  const ring = createKeyRing(pem);
  const shared = single ? null : sharedNonces(db);
  const nonces = shared ?? createMemoryNonceStore();
  // Derived, so that sandboxes that share the key share this one too.
  const signatureKey = createHmac('sha256', createHash('sha256').update(pem).digest())
    .update('signature')
    .digest('base64url');
  return {
    init: () => ({
      keyId: ring.keyId,
      publicKey: ring.publicKeyPem,
      serverTime: Date.now(),
      signatureKey,
      seed: randomBytes(32).toString('base64url'),
    }),
    open({ method, path, headers, fields }) {
      const opened = openRequestNow(
        { method, path, token: text(headers.token), rs: text(headers.rs), data: text(fields.data) },
        { ring, nonces },
      );
      return opened instanceof Promise ? opened.then(accepted) : accepted(opened);
    },
    checkSignature({ method, path, headers, fields }) {
      const given = {
        method,
        path,
        sortedParams: toQueryString(fields),
        timestamp: text(headers.timestamp),
        signature: text(headers.signature),
      };
      if (!checkKoreaSignature(signatureKey, given)) throw broken('199');
    },
    rotate: () => ring.rotate(),
    sweep: async () => shared?.sweep(),
  };
}

/** Starts making a key off the main thread: it takes up to a second, which opening the database takes as well. */
export async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

async function sharedKey(db: Db, fresh: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: 'envelopeKey', value: json(fresh) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'envelopeKey')
    .executeTakeFirstOrThrow();
  return row.value as string;
}
