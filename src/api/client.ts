import type { AnswerOf, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import { commonSecureInit } from '@/contracts/calls/common/secure';
import { AppError } from '@/core/appError';
import type { LocalFile } from '@/platform/types';
import { toCallFault, type CallFault } from './callFault';
import { createCallScope } from './callScope';
import { loadCrypto } from './crypto/load';
import { startExchange } from './exchange';
import { hearFailure } from './failedRequest';
import { createKeyStore } from './keyStore';
import { createLoading } from './loading';
import { createLoginGate } from './loginGate';
import { createReactions } from './reactions';
import type { Client, ClientDeps, StepContext, UploadOptions } from './types';
import { walk, walkWithKeys } from './walk';

const released = () =>
  new AppError({
    code: 'cancelled',
    kind: 'cancelled',
    messageKey: 'errors.cancelled',
    handled: true,
    internal: 'released',
  });

/** The app is in `deps` only: tests run the same chain. */
export function createClient(deps: ClientDeps): Client {
  const loading = createLoading((on) => deps.notices.loading(on));
  const gate = createLoginGate(deps.notices, deps.session);
  const ownScope = createCallScope();
  const react = createReactions(deps, gate);
  const keys = createKeyStore({
    loadCrypto: deps.loadCrypto ?? loadCrypto,
    // No reactions: the waiting calls report its failure.
    secureInit: async (nonce) => {
      const params = { version: deps.identity().version, nonce };
      const exchange = startExchange(
        { row: commonSecureInit, params, file: null, options: {} },
        deps.session.generation(),
      );
      return (await walk(exchange, context)).answer as AnswerOf<typeof commonSecureInit>;
    },
    serverKey: deps.serverKey,
    random: deps.platform.random,
    origin: () => deps.baseOf('main'),
    now: deps.now ?? Date.now,
  });
  const context: StepContext = { deps, keys };

  async function run<R extends CallRow>(
    row: R,
    params: ParamsOf<R>,
    file: LocalFile | null,
    options: UploadOptions = {},
  ): Promise<AnswerOf<R>> {
    const exchange = startExchange({ row, params, file, options }, deps.session.generation());
    const end = exchange.flags.hideLoading ? null : loading.begin();
    let fault: CallFault;
    try {
      return (await walkWithKeys(exchange, context)).answer;
    } catch (thrown) {
      fault = toCallFault(thrown);
      hearFailure(exchange);
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
