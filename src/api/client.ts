import type { AnswerOf, CallFlags, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import { commonSecureInit } from '@/contracts/calls/start';
import { AppError } from '@/core/appError';
import type { LocalFile } from '@/platform/types';
import { toCallFault, type CallFault } from './callFault';
import { createCallScope } from './callScope';
import { chain } from './chain';
import { loadCrypto } from './crypto/load';
import { createKeyStore } from './keyStore';
import { createLoading } from './loading';
import { createLoginGate } from './loginGate';
import { createReactions } from './reactions';
import type { Client, ClientDeps, Exchange, StepContext, UploadOptions } from './types';

const noFlags: CallFlags = {
  softError: false,
  hideLoading: false,
  suppressToast: false,
  ignoreAuthError: false,
  ignoreHttpError: false,
  skipToken: false,
};

const released = () =>
  new AppError({
    code: 'cancelled',
    kind: 'cancelled',
    messageKey: 'errors.cancelled',
    handled: true,
    internal: 'released',
  });

/** All of the app comes in through `deps`: tests run the same chain. */
export function createClient(deps: ClientDeps): Client {
  const loading = createLoading((on) => deps.notices.loading(on));
  const gate = createLoginGate(deps.notices, deps.session);
  const ownScope = createCallScope();
  const react = createReactions(deps, gate);
  const keys = createKeyStore({
    loadCrypto: deps.loadCrypto ?? loadCrypto,
    // No reactions: the waiting calls report its failure.
    secureInit: async (nonce) => {
      const exchange = start(commonSecureInit, { version: deps.identity().version, nonce }, null, {});
      await walk(exchange);
      return exchange.answer as AnswerOf<typeof commonSecureInit>;
    },
    serverKey: deps.serverKey,
    random: deps.platform.random,
    origin: () => deps.baseOf('main'),
    now: deps.now ?? Date.now,
  });
  const context: StepContext = { deps, keys };

  async function walk(exchange: Exchange): Promise<void> {
    const since = Date.now();
    let fault: CallFault | undefined;
    try {
      for (const step of chain) await step(exchange, context);
    } catch (thrown) {
      throw (fault = toCallFault(thrown));
    } finally {
      deps.observe?.(exchange, since, fault);
    }
  }

  /** With refused keys nothing was done: repeatable calls are sent again. */
  async function runWithKeys(first: Exchange): Promise<Exchange> {
    try {
      await walk(first);
      return first;
    } catch (thrown) {
      const fault = toCallFault(thrown);
      if (fault.row.behaviour !== 'clearKeysRetryToast') throw fault;
      keys.drop(first.secure);
      const mayRepeat = first.row.idempotent || first.options.idempotencyKey !== undefined;
      if (!mayRepeat) throw fault;
      const second = start(first.row, first.params, first.file, first.options);
      second.again = true;
      try {
        await walk(second);
      } catch (thrownAgain) {
        if (toCallFault(thrownAgain).row.behaviour === 'clearKeysRetryToast') keys.drop(second.secure);
        throw thrownAgain;
      }
      return second;
    }
  }

  function start(
    row: CallRow,
    params: Record<string, unknown>,
    file: LocalFile | null,
    options: UploadOptions,
  ): Exchange {
    const flags = { ...noFlags, ...row.flags };
    for (const flag of Object.keys(noFlags) as (keyof CallFlags)[])
      flags[flag] = options[flag] ?? flags[flag];
    return {
      row,
      flags,
      options,
      file,
      generation: deps.session.generation(),
      again: false,
      params,
      base: '',
      path: '',
      allFields: {},
      bodyParams: {},
      headers: {},
    };
  }

  async function run<R extends CallRow>(
    row: R,
    params: ParamsOf<R>,
    file: LocalFile | null,
    options: UploadOptions = {},
  ): Promise<AnswerOf<R>> {
    const exchange = start(row, params, file, options);
    const end = exchange.flags.hideLoading ? null : loading.begin();
    let fault: CallFault;
    try {
      return (await runWithKeys(exchange)).answer;
    } catch (thrown) {
      fault = toCallFault(thrown);
    } finally {
      // Unsettled calls and dialogs must not keep it on.
      end?.();
    }
    const reaction = react(fault, exchange);
    if (reaction !== 'hold') throw reaction;
    return (options.scope ?? ownScope).hold(released);
  }

  return {
    call: (row, params, options) => run(row, params, null, options),
    upload: run,
    releaseExpired: () => ownScope.release(),
    dropKeys: () => keys.drop(),
    async prepareKeys() {
      try {
        await keys.get();
      } catch (thrown) {
        throw toCallFault(thrown).toAppError(false);
      }
    },
  };
}
