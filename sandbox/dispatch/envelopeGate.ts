import { createHash, createHmac, generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { toQueryString } from '@/contracts/calls/formCodec';
import type { SignedInit } from '@/contracts/envelope';
import type { Db, JsonObject } from '../db/schema';
import { json } from '../db/schema';
import { readSetting, saveSetting } from '../db/settings';
import type { SharedSettings } from '../db/shared';
import {
  checkKoreaSignature,
  createKeyRing,
  createMemoryNonceStore,
  developmentSigningKey,
  newKoreaKey,
  newNonce,
  openRequest,
  proofOf,
  readSigningKey,
  REFUSAL_CODE,
  sealAnswer,
} from '../envelope';
import type { RefusalRow } from './refusal';
import { refuse } from './refusal';
import { sharedNonces } from './nonces';
import { said } from '../texts';
import type { Vault } from '../vault/vault';

export interface OpenedRequest {
  /** JSON or form query. */
  plain: string;
  /** The whole HTTP body. */
  seal: (answer: string) => string;
  /** As for another request, like a replayed answer. */
  sealForAnother: (answer: string) => string;
}

export interface GateRequest {
  method: string;
  /** Without query, as signed. */
  path: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
}

/** On wall time. */
export interface EnvelopeGate {
  init: (nonce: string) => SignedInit & { proof: string };
  /** Refuses with 198 or 199; seal, stamp and nonce are checked before decrypting. */
  open: (request: GateRequest) => Promise<OpenedRequest>;
  /** Refuses with 199 when the Korea-market signature is missing, stale or wrong. */
  checkSignature: (request: GateRequest) => void;
  /** Clients on the old key get 198 after the next rotation. */
  rotate: () => Promise<void>;
}

export const envelopeKey = 'envelopeKey';
export const envelopeKeyId = 'envelopeKeyId';

/** Sealed in the table: a copy of it opens nothing. */
interface SharedKeys {
  current: string;
  previous: string | null;
  /** Survives a key change; the sessions' keys derive from it. */
  signatureKey: string;
}

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
const renewConnection = (code: '198' | '199') =>
  ({
    code,
    text: said('server.general.renewConnection'),
  }) as const satisfies RefusalRow;

/** A lone process makes a new key at every start: forgotten nonces allow no replays. Several share both. */
export async function createGate(
  privateKey: Promise<string>,
  db: Db,
  settings: SharedSettings | null,
  vault: Vault,
  signingKeyPem = developmentSigningKey,
): Promise<EnvelopeGate> {
  const signingKey = readSigningKey(signingKeyPem);
  const made = await privateKey;
  const own: SharedKeys = { current: made, previous: null, signatureKey: signatureKeyOf(made) };
  const first = settings ? await agreedKeys(db, vault, own) : own;
  const ring = createKeyRing(first.current, first.previous);
  const { signatureKey } = first;
  const shared = settings ? sharedNonces(db) : null;
  const nonces = shared ?? createMemoryNonceStore();
  settings?.follow(envelopeKeyId, async (id) => {
    if (id === undefined || id === ring.keyId) return;
    const { current, previous } = await storedKeys(db, vault);
    ring.take(current, previous);
  });
  return {
    init(nonce) {
      const init = {
        keyId: ring.keyId,
        publicKey: ring.publicKeyPem,
        serverTime: Date.now(),
        signatureKey: newKoreaKey(signatureKey),
        seed: randomBytes(32).toString('base64url'),
      };
      return { ...init, proof: proofOf(init, nonce, signingKey) };
    },
    async open({ method, path, headers, fields }) {
      const opened = await openRequest(
        { method, path, headers, rs: text(headers.rs), data: text(fields.data) },
        { ring, nonces },
      );
      if (!opened.ok) refuse(renewConnection(REFUSAL_CODE[opened.refusal]));
      const { request } = opened;
      return {
        plain: request.text,
        seal: (answer) => `{"data":"${sealAnswer(request, answer)}"}`,
        sealForAnother: (answer) => `{"data":"${sealAnswer({ ...request, nonce: newNonce() }, answer)}"}`,
      };
    },
    checkSignature({ method, path, headers, fields }) {
      const given = {
        method,
        path,
        sortedParams: toQueryString(fields),
        timestamp: text(headers.timestamp),
        signature: text(headers.signature),
      };
      if (!checkKoreaSignature(signatureKey, given)) refuse(renewConnection('199'));
    },
    async rotate() {
      const before = ring.privateKeyPem;
      const current = await newPrivateKey();
      ring.take(current, before);
      if (!settings) return;
      await saveSetting(db, envelopeKey, sealed(vault, { current, previous: before, signatureKey }));
      await saveSetting(db, envelopeKeyId, ring.keyId);
    },
  };
}

/** Up to a second, off the main thread. */
export async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const signatureKeyOf = (pem: string): string =>
  createHmac('sha256', createHash('sha256').update(pem).digest()).update('signature').digest('base64url');

const sealed = (vault: Vault, keys: SharedKeys): string => vault.seal(JSON.stringify(keys), envelopeKey);

/** Stores ours when the database has none. */
async function agreedKeys(db: Db, vault: Vault, own: SharedKeys): Promise<SharedKeys> {
  await db
    .insertInto('settings')
    .values({ key: envelopeKey, value: json(sealed(vault, own)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return storedKeys(db, vault);
}

async function storedKeys(db: Db, vault: Vault): Promise<SharedKeys> {
  const stored = (await readSetting(db, envelopeKey)) as string | JsonObject;
  // In clear, of an older sandbox, which may still read it: sealed by the next rotation.
  if (typeof stored !== 'string') return stored as unknown as SharedKeys;
  if (stored.startsWith('-----'))
    return { current: stored, previous: null, signatureKey: signatureKeyOf(stored) };
  return JSON.parse(vault.open(stored, envelopeKey)) as SharedKeys;
}
