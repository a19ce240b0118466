import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { StartError } from '../startError';

/** DEVELOPMENT KEY: public, hides nothing. */
export const developmentDataKeys: readonly string[] = ['y3Tu0Zg9kz+Ni9Ex00kqfM2Mte/MIjj9XDm+2rXD9sw='];

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Base64, one a line. @throws unless each has 32 bytes */
export function readDataKeys(text: string): string[] {
  const keys = text.split(/\s+/).filter(Boolean);
  if (!keys.length) throw new TypeError('no key in it');
  for (const [at, key] of keys.entries())
    if (Buffer.from(key, 'base64').length !== keyBytes) throw new TypeError(`key ${at + 1} has not 32 bytes`);
  return keys;
}

interface DataKey {
  id: string;
  forSealing: Buffer;
  forHashing: Buffer;
}

function dataKey(text: string): DataKey {
  const key = Buffer.from(text, 'base64');
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
  const id = createHash('sha256').update(derived('id')).digest('hex').slice(0, 8);
  return { id, forSealing: derived('seal'), forHashing: derived('hash') };
}

export const isSealed = (text: string): boolean => /^[0-9a-f]{8}\.[\w-]{38,}$/.test(text);

/** For what a copy of the database must not tell. The first key is used, all are known. */
export class Vault {
  private readonly keys: readonly DataKey[];

  constructor(keys: readonly string[]) {
    this.keys = keys.map(dataKey);
  }

  /** What the first key seals begins with it. */
  get mark(): string {
    return `${(this.keys[0] as DataKey).id}.`;
  }

  /** @param about the column or key it is kept under: it opens nowhere else */
  seal(text: string, about: string): string {
    const key = this.keys[0] as DataKey;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key.forSealing, iv).setAAD(Buffer.from(about));
    const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${key.id}.${bytes.toString('base64url')}`;
  }

  /** @throws for an unknown key or a changed text */
  open(sealed: string, about: string): string {
    const [id = '', rest = ''] = sealed.split('.');
    const key = this.keys.find((one) => one.id === id);
    if (!key)
      throw new StartError(
        `The database's ${about} is sealed with a key that SANDBOX_DATA_KEYS does not have, nor data.keys in the folder of SANDBOX_DATA.`,
      );
    const bytes = Buffer.from(rest, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.forSealing, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-tagBytes));
    try {
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      const wrong = new Error(`The database's ${about} was changed, or sealed for another place.`);
      throw Object.assign(wrong, { cause });
    }
  }

  /** Of a short text too: nobody tries all without the key. */
  hash(text: string): string {
    const { id, forHashing } = this.keys[0] as DataKey;
    return `${id}.${hmac(forHashing, text).toString('base64url')}`;
  }

  /** @param plain what a version that hashed nothing has kept instead */
  isHash(hash: string, text: string, plain: string): boolean {
    const [id, rest] = hash.split('.');
    if (rest === undefined) return hash === plain;
    const key = this.keys.find((one) => one.id === id);
    if (!key) return false;
    const given = Buffer.from(rest, 'base64url');
    const right = hmac(key.forHashing, text);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
