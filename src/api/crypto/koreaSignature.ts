import utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';

/**
 * HMAC-SHA256 in hex over method, path, sorted params (`a=1&b=2`, percent-encoded) and timestamp, one a line. Key and
 * header begin with the key's id.
 */
export function koreaSignature(
  key: string,
  method: string,
  path: string,
  sortedParams: string,
  timestamp: string,
): string {
  const text = [method, path, sortedParams, timestamp].join('\n');
  const id = key.slice(0, key.indexOf('.'));
  return `${id}.${hmacSha256(utf8.parse(text), utf8.parse(key)).toString()}`;
}
