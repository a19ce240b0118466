import { CallFault } from './callFault';
import type { CryptoModule } from './crypto/load';
import type { KeySet } from './crypto';

export interface SecureInitAnswer {
  keyId: string;
  publicKey: string;
  /** Ms. */
  serverTime: number;
  signatureKey: string;
  /** 32 or more bytes in base64url, for targets without a secure source. */
  seed?: string;
  proof?: string;
}

export interface SecureSession {
  crypto: CryptoModule;
  keys: KeySet;
  signatureKey: string;
  /** Ms; independent of the device's clock. */
  serverNow: () => number;
}

interface KeyStoreDeps {
  loadCrypto: () => Promise<CryptoModule>;
  secureInit: (nonce: string) => Promise<SecureInitAnswer>;
  /** Pinned: its holder issues keys. */
  serverKey: string;
  random: {
    ready: (minBytes: number) => Promise<void>;
    bytes: (n: number) => Uint8Array;
    needsServerSeed: () => boolean;
    addServerSeed: (seed: Uint8Array) => void;
  };
  origin: () => string;
  now: () => number;
}

/** A seed counts only where others cannot read it: over TLS or on this machine. */
const unseenOrigin = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)([:/]|$))/i;

/** A network failure, not the server's. */
const chunkMissing = (cause: unknown): never => {
  throw new CallFault('network', { detail: 'crypto chunk', cause });
};

const NONCE_BYTES = 16;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');

/** In memory; concurrent callers share one init. */
export function createKeyStore({ loadCrypto, secureInit, serverKey, random, origin, now }: KeyStoreDeps) {
  let session: SecureSession | null = null;
  let opening: Promise<SecureSession> | null = null;

  /** Against replayed proofs. */
  async function newNonce(): Promise<string> {
    if (random.needsServerSeed()) return String(now());
    await random.ready(NONCE_BYTES);
    return hex(random.bytes(NONCE_BYTES));
  }

  async function open(): Promise<SecureSession> {
    const nonce = await newNonce();
    const [crypto, init] = await Promise.all([loadCrypto().catch(chunkMissing), secureInit(nonce)]);
    // Before any use.
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
    /** @param used of a failed call; newer ones stay */
    drop(used?: SecureSession): void {
      if (!used || used === session) session = null;
    },
  };
}

export type KeyStore = ReturnType<typeof createKeyStore>;
