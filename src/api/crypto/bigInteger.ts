/*
 * The one door to jsencrypt. Its main entry brings ASN.1, key generation and a random source that falls back to
 * Math.random (and that reads `self.crypto` on import, which throws in mini-programs). Only its big integers are
 * needed here: padding comes from ./oaep.ts and randomness from the platform. The package's `exports` map names no
 * such entry, hence the path into the folder.
 */
import { BigInteger, parseBigInt } from '../../../node_modules/jsencrypt/lib/lib/jsbn/jsbn.js';

export { BigInteger, parseBigInt };
