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
  secureInit: () => Promise<SecureInitAnswer>;
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

/** The session's keys, in memory only. One init serves every call that waits for it. */
export function createKeyStore({ loadCrypto, secureInit, random, origin, now }: KeyStoreDeps) {
  let session: SecureSession | null = null;
  let opening: Promise<SecureSession> | null = null;

  async function open(): Promise<SecureSession> {
    const [crypto, init] = await Promise.all([loadCrypto().catch(chunkMissing), secureInit()]);
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
