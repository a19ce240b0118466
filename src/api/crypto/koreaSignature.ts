import utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';

/**
 * Signature header of Korea-market calls: HMAC-SHA256 in hex over method, path, params in the order of their names
 * (`a=1&b=2`, percent-encoded) and timestamp, one a line.
 */
export function koreaSignature(
  key: string,
  method: string,
  path: string,
  sortedParams: string,
  timestamp: string,
): string {
  return hmacSha256(
    utf8.parse([method, path, sortedParams, timestamp].join('\n')),
    utf8.parse(key),
  ).toString();
}
