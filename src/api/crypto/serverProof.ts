import { PUBLIC_KEY_LENGTH, SIGNATURE_LENGTH, verify } from '@stablelib/ed25519';
import utf8 from 'crypto-js/enc-utf8';
import { initText, type SignedInit } from '@/contracts/envelope';
import { bytesOf, fromBase64Url } from './bytes';

/**
 * In JavaScript: only new browsers have Ed25519. Needs no random bytes, which targets may lack.
 * @param serverKey raw Ed25519 public key in base64url
 */
export function isProven(
  init: SignedInit & { proof?: string | undefined },
  nonce: string,
  serverKey: string,
): boolean {
  const key = fromBase64Url(serverKey);
  const proof = fromBase64Url(init.proof ?? '');
  if (key?.length !== PUBLIC_KEY_LENGTH || proof?.length !== SIGNATURE_LENGTH) return false;
  try {
    return verify(key, bytesOf(utf8.parse(initText(init, nonce))), proof);
  } catch {
    // Invalid Unicode.
    return false;
  }
}
