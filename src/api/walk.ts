import { SECOND } from '@/core/countdown';
import { times } from '@/domain/constants';
import type { CancelSignal } from '@/platform/types';
import { toCallFault, type CallFault } from './callFault';
import { chain } from './chain';
import { startExchange } from './exchange';
import type { Exchange, StepContext } from './types';

const mayRepeat = ({ row, options }: Exchange): boolean =>
  row.idempotent || options.idempotencyKey !== undefined;

async function walkOnce(exchange: Exchange, context: StepContext): Promise<void> {
  const since = Date.now();
  let fault: CallFault | undefined;
  try {
    for (const step of chain) await step(exchange, context);
  } catch (thrown) {
    throw (fault = toCallFault(thrown));
  } finally {
    context.deps.observe?.(exchange, since, fault);
  }
}

/** Below a second, by the device's random id: clients do not return together. */
const spreadOf = (symbol: string): number => ((symbol.codePointAt(0) ?? 0) % 64) * 15;

function pause(ms: number, signal: CancelSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Asks a busy server again when it says; writes only under a key, and nothing for the next user.
 * @throws CallFault only
 */
export async function walk(exchange: Exchange, context: StepContext, left = 2): Promise<Exchange> {
  const { row, options, generation } = exchange;
  const { session, identity } = context.deps;
  try {
    await walkOnce(exchange, context);
    return exchange;
  } catch (fault) {
    const { status = 0, headers } = exchange.response ?? {};
    const ms = Number(headers?.['retry-after']) * SECOND;
    const asked = (status === 429 || status === 503) && ms <= times.retryAfter;
    const harmless = mayRepeat(exchange) && (row.effect === 'read' || options.idempotencyKey !== undefined);
    if (!left || !asked || !harmless) throw fault;
    await pause(ms + spreadOf(identity().deviceId.charAt(left)), options.signal);
    if (generation !== session.generation()) throw fault;
  }
  const next = startExchange(exchange, generation);
  next.again = exchange.again;
  return walk(next, context, left - 1);
}

/** Refused keys: nothing was done, so repeatable calls are sent again. */
export async function walkWithKeys(first: Exchange, context: StepContext): Promise<Exchange> {
  const { deps, keys } = context;
  try {
    return await walk(first, context);
  } catch (thrown) {
    const fault = toCallFault(thrown);
    if (fault.row.behaviour !== 'clearKeysRetryToast') throw fault;
    keys.drop(first.secure);
    if (!mayRepeat(first)) throw fault;
    const second = startExchange(first, deps.session.generation());
    second.again = true;
    try {
      return await walk(second, context);
    } catch (thrownAgain) {
      if (toCallFault(thrownAgain).row.behaviour === 'clearKeysRetryToast') keys.drop(second.secure);
      throw thrownAgain;
    }
  }
}
