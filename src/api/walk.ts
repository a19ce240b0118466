import { toCallFault, type CallFault } from './callFault';
import { chain } from './chain';
import { startExchange } from './exchange';
import type { Exchange, StepContext } from './types';

/** @throws CallFault only */
export async function walk(exchange: Exchange, context: StepContext): Promise<void> {
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

/** With refused keys nothing was done: repeatable calls are sent again. */
export async function walkWithKeys(first: Exchange, context: StepContext): Promise<Exchange> {
  const { deps, keys } = context;
  try {
    await walk(first, context);
    return first;
  } catch (thrown) {
    const fault = toCallFault(thrown);
    if (fault.row.behaviour !== 'clearKeysRetryToast') throw fault;
    keys.drop(first.secure);
    const mayRepeat = first.row.idempotent || first.options.idempotencyKey !== undefined;
    if (!mayRepeat) throw fault;
    const second = startExchange(first, deps.session.generation());
    second.again = true;
    try {
      await walk(second, context);
    } catch (thrownAgain) {
      if (toCallFault(thrownAgain).row.behaviour === 'clearKeysRetryToast') keys.drop(second.secure);
      throw thrownAgain;
    }
    return second;
  }
}
