import { toQueryString } from '@/contracts/calls/formCodec';
import { commonSecureInit } from '@/contracts/calls/common/secure';
import { CallFault } from '../callFault';
import { headerNames } from '../headers';
import type { Exchange, Step, StepContext } from '../types';

async function secureOf(exchange: Exchange, { keys }: StepContext) {
  exchange.secure ??= await keys.get();
  return exchange.secure;
}

/** Retried calls too: the market may be unknown. */
const needsSignature = (exchange: Exchange, { deps }: StepContext): boolean =>
  exchange.row !== commonSecureInit && (deps.identity().signed || exchange.again);

export const signForKorea: Step = async (exchange, context) => {
  if (!needsSignature(exchange, context)) return;
  const { crypto, signatureKey, serverNow } = await secureOf(exchange, context);
  const timestamp = String(serverNow());
  exchange.headers[headerNames.timestamp] = timestamp;
  exchange.headers[headerNames.signature] = crypto.koreaSignature(
    signatureKey,
    exchange.row.method,
    exchange.path,
    toQueryString(exchange.allFields),
    timestamp,
  );
};

/** One field `data`, bound to the headers. */
export const sealBody: Step = async (exchange, context) => {
  if (!exchange.row.encrypted) return;
  const { crypto, keys, serverNow } = await secureOf(exchange, context);
  await context.deps.platform.random.ready(crypto.REQUEST_RANDOM);
  const { data, sent } = crypto.sealRequest(
    keys,
    { method: exchange.row.method, path: exchange.path, headers: exchange.headers },
    JSON.stringify(exchange.bodyParams),
    serverNow(),
    context.deps.platform.random.bytes,
  );
  exchange.headers[headerNames.wrappedKeys] = keys.rs;
  exchange.sent = sent;
  exchange.bodyParams = { data };
};

const UNSEALED_CODES = ['198', '199'];

/** Unencrypted, only codes for unknown keys count. */
export const openAnswer: Step = (exchange) => {
  const text = exchange.response?.text ?? '';
  const { sent, secure } = exchange;
  if (!sent || !secure) {
    exchange.answerText = text;
    return;
  }
  const outer = parseObject(text);
  if (typeof outer?.data === 'string') {
    try {
      exchange.answerText = secure.crypto.openAnswer(sent, outer.data);
    } catch (error) {
      if (error instanceof secure.crypto.EnvelopeError)
        throw new CallFault('decryptFailed', { detail: error.fault });
      throw error;
    }
    return;
  }
  const code = String(outer?.code);
  if (UNSEALED_CODES.includes(code)) {
    // The sender has not proved the keys.
    exchange.answerText = JSON.stringify({ code });
    return;
  }
  const { status } = exchange.response ?? { status: 0 };
  // Could be forged, except the status.
  exchange.answerText = '';
  if (status >= 200 && status < 400) throw new CallFault('decryptFailed', { detail: 'in clear' });
};

export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
