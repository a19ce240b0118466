import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  randomFillSync,
  timingSafeEqual,
  type Cipher,
  type Decipher,
} from 'node:crypto';

/*
 * The envelope's two algorithms, AES-256-CBC and HMAC-SHA-256, without an object of node:crypto for every message: making
 * and collecting those costs several times as much as what they do to a kilobyte.
 */

const block = 16;
const hashBlock = 64;
const longestText = 16_384;

/** Two one-shot hashes after RFC 2104 in place of a new Hmac object. */
export class MacKey {
  private readonly inner: Buffer;
  private readonly outer = Buffer.alloc(hashBlock + 32);

  /** @param key at most 64 bytes */
  constructor(private readonly key: Buffer) {
    if (key.length > hashBlock) throw new RangeError('A MAC key has 64 bytes at most.');
    this.inner = Buffer.alloc(hashBlock, 0x36);
    this.outer.fill(0x5c);
    for (let i = 0; i < key.length; i += 1) {
      this.inner[i] = 0x36 ^ (key[i] as number);
      this.outer[i] = 0x5c ^ (key[i] as number);
    }
  }

  /** In base64url. */
  sign(text: string): string {
    if (text.length > longestText) return createHmac('sha256', this.key).update(text).digest('base64url');
    this.hashInner(text);
    return hash('sha256', this.outer, 'base64url');
  }

  /** Compares in constant time. @param mac 43 symbols of base64url */
  verify(text: string, mac: string): boolean {
    expected.write(this.sign(text), 'latin1');
    given.write(mac, 'latin1');
    return mac.length === given.length && timingSafeEqual(expected, given);
  }

  private hashInner(text: string): void {
    // Shared by all keys: what stands in it is used before anything else can run.
    this.inner.copy(scratch);
    const length = scratch.write(text, hashBlock, 'utf8');
    // As text: a Buffer more costs as much as the hash.
    this.outer.write(hash('sha256', scratch.subarray(0, hashBlock + length), 'binary'), hashBlock, 'latin1');
  }
}
const scratch = Buffer.allocUnsafe(hashBlock + longestText * 3);
const expected = Buffer.alloc(43);
const given = Buffer.alloc(43);

/** Opens AES-256-CBC with one decipher a key: block by block (ECB is CBC without its chain), and the chain undone here. */
export class OpeningKey {
  private readonly blocks: Decipher;

  constructor(key: Buffer) {
    this.blocks = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  }

  /**
   * The text; null where lengths or padding are wrong. Only for what a MAC has vouched for.
   * @param cipher in base64url, as `iv`, which has 22 symbols
   */
  open(cipher: string, iv: string): string | null {
    // IV and sealed text one after the other: each block is chained to the one before it.
    const bytes = cipher.length <= longestText ? chained : Buffer.allocUnsafe(block + cipher.length);
    bytes.write(iv, 0, 'base64url');
    const length = bytes.write(cipher, block, 'base64url');
    if (length === 0 || length % block !== 0) return null;
    const plain = this.blocks.update(bytes.subarray(block, block + length));
    for (let i = 0; i < length; i += 1) plain[i] = (plain[i] as number) ^ (bytes[i] as number);
    const padding = plain[length - 1] as number;
    if (padding < 1 || padding > block) return null;
    for (let i = length - padding; i < length; i += 1) if (plain[i] !== padding) return null;
    return plain.toString('utf8', 0, length - padding);
  }
}
const chained = Buffer.allocUnsafe(block + longestText);

/**
 * Seals AES-256-CBC with one cipher a key, whose chain runs on from message to message. Each begins with 16 fresh random
 * bytes, and what they are enciphered to is its IV: nobody can foresee it (NIST SP 800-38A, appendix C, method 1).
 */
export class SealingKey {
  private readonly chain: Cipher;

  constructor(key: Buffer) {
    this.chain = createCipheriv('aes-256-cbc', key, Buffer.alloc(block)).setAutoPadding(false);
  }

  /** IV and sealed text, one after the other. */
  seal(text: string | Buffer): Buffer {
    const length = typeof text === 'string' ? Buffer.byteLength(text) : text.length;
    const padding = block - (length % block);
    const size = block + length + padding;
    const message = size <= unsealed.length ? unsealed.subarray(0, size) : Buffer.allocUnsafe(size);
    const at = drawn();
    pool.copy(message, 0, at, at + block);
    if (typeof text === 'string') message.write(text, block, 'utf8');
    else text.copy(message, block);
    message.fill(padding, block + length);
    return this.chain.update(message);
  }
}

/** Holds one message at a time, which is sealed before anything else can run. */
const unsealed = Buffer.allocUnsafe(64 * 1024);

/** What one direction of a session works with. */
export class DirectionKeys {
  readonly opening: OpeningKey;
  readonly sealing: SealingKey;
  readonly mac: MacKey;

  constructor(keys: { encrypt: Buffer; mac: Buffer }) {
    this.opening = new OpeningKey(keys.encrypt);
    this.sealing = new SealingKey(keys.encrypt);
    this.mac = new MacKey(keys.mac);
  }
}

const pool = Buffer.allocUnsafe(4096);
let used = pool.length;

/** Where 16 random bytes stand in the pool, each of them given once; drawn ahead, since a draw costs the same for 16 as for thousands. */
function drawn(): number {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += block;
  return used - block;
}

/** 16 random bytes in base64url. */
export function randomText(): string {
  const at = drawn();
  return pool.toString('base64url', at, at + block);
}
