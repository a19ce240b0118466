import { CallFault } from './callFault';
import type { CryptoModule } from './crypto/load';
import type { KeySet } from './crypto';

/** Answer of secure init. */
export interface SecureInitAnswer {
  keyId: string;
  publicKey: string;
  /** Milliseconds. */
  serverTime: number;
  signatureKey: string;
  /** 32 or more random bytes in base64url, for targets without a secure source of their own. */
  seed?: string;
  /** Signature of all of this by the pinned key. */
  proof?: string;
}

export interface SecureSession {
  crypto: CryptoModule;
  keys: KeySet;
  signatureKey: string;
  /** Server time in milliseconds: a wrong clock on the phone does no harm. */
  serverNow: () => number;
}

interface KeyStoreDeps {
  loadCrypto: () => Promise<CryptoModule>;
  secureInit: (nonce: string) => Promise<SecureInitAnswer>;
  /** The pinned public key: only who holds its other half may hand out keys. */
  serverKey: string;
  random: {
    ready: (minBytes: number) => Promise<void>;
    bytes: (n: number) => Uint8Array;
    needsServerSeed: () => boolean;
    addServerSeed: (seed: Uint8Array) => void;
  };
  /** Of the server that answers `secureInit`. */
  origin: () => string;
  now: () => number;
}

/** A seed that others could read on its way is worth nothing: it counts over TLS, or if it never leaves this machine. */
const unseenOrigin = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)([:/]|$))/i;

/** The encryption code is a chunk of its own on H5: without it the network, not the server, is to blame. */
const chunkMissing = (cause: unknown): never => {
  throw new CallFault('network', { detail: 'crypto chunk', cause });
};

const NONCE_BYTES = 16;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');

/** The session's keys, in memory only. One init serves every call that waits for it. */
export function createKeyStore({ loadCrypto, secureInit, serverKey, random, origin, now }: KeyStoreDeps) {
  let session: SecureSession | null = null;
  let opening: Promise<SecureSession> | null = null;

  /** New for each question, so that nobody can answer with what was signed for an earlier one. */
  async function newNonce(): Promise<string> {
    // Its randomness only begins with the answer.
    if (random.needsServerSeed()) return String(now());
    await random.ready(NONCE_BYTES);
    return hex(random.bytes(NONCE_BYTES));
  }

  async function open(): Promise<SecureSession> {
    const nonce = await newNonce();
    const [crypto, init] = await Promise.all([loadCrypto().catch(chunkMissing), secureInit(nonce)]);
    // Before anything of it is used.
    if (!crypto.isProven(init, nonce, serverKey)) throw new CallFault('serverNotProven');
    if (random.needsServerSeed() && init.seed && unseenOrigin.test(origin())) {
      const seed = crypto.fromBase64Url(init.seed);
      if (seed) random.addServerSeed(seed);
    }
    await random.ready(crypto.KEY_SET_RANDOM + crypto.REQUEST_RANDOM);
    const offset = init.serverTime - now();
    return {
      crypto,
      keys: await crypto.createKeySet(init, random.bytes),
      signatureKey: init.signatureKey,
      serverNow: () => now() + offset,
    };
  }

  return {
    get(): Promise<SecureSession> {
      if (session) return Promise.resolve(session);
      opening ??= open()
        .then((opened) => {
          session = opened;
          return opened;
        })
        .finally(() => {
          opening = null;
        });
      return opening;
    },
    /** @param used keys a failed call was sent with; newer ones stay */
    drop(used?: SecureSession): void {
      if (!used || used === session) session = null;
    },
  };
}

export type KeyStore = ReturnType<typeof createKeyStore>;
