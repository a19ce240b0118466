import type { AnswerOf, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import { orderCommit } from '@/contracts/calls/order/commit';
import { type AppError, toAppError } from '@/core/appError';
import { commitEndOf, isPriceChanged } from '@/state/orders/commitRule';
import type { SeededRandom } from '../../sandbox/seeded/random';
import { createTestClient, type TestClient } from '../fakes';
import { FlakyNetwork, type WireFault } from './network';

export type Commit = ParamsOf<typeof orderCommit>;
export type TapOutcome = { kind: 'committed'; seqNo: string } | { kind: 'rateUpdated' | 'unsure' | 'killed' };

const keyName = 'commitKey';
/** Before the sender taps again. */
const TRIES = 4;
const interrupted = new Set(['auth', 'cancelled']);
const again = (error: AppError) => commitEndOf(error) === 'again' || interrupted.has(error.kind);

/** The order flow with real client, storage and confirmation. A restart keeps the storage. */
export class App {
  readonly stored = new Map<string, string>();
  network!: FlakyNetwork;
  client!: TestClient;
  restarts = -1;

  constructor(
    private readonly url: string,
    private token: string,
    private readonly random: SeededRandom,
    private readonly hit: (kind: WireFault) => void,
  ) {
    this.restart();
  }

  restart(): void {
    if (this.client) {
      this.token = this.client.session.token() || this.token;
      this.client.close();
    }
    this.restarts += 1;
    this.network = new FlakyNetwork(this.url, this.hit);
    this.client = createTestClient(this.url, {
      token: this.token,
      platform: { stored: this.stored, hooks: this.network.hooks },
    });
  }

  signedInAgain(token: string): void {
    this.token = token;
    this.client.releaseExpired();
    this.client.session.begin(token);
  }

  get commitKey(): string | undefined {
    return this.stored.get(keyName);
  }

  forgetKey(): void {
    this.stored.delete(keyName);
  }

  async tap(params: Commit): Promise<TapOutcome> {
    const idempotencyKey = this.commitKey ?? `k${this.random.digits(23)}`;
    this.stored.set(keyName, idempotencyKey);
    const { client, network } = this;
    for (let attempt = 0; ; attempt += 1) {
      if (client.session.token() === '') return { kind: 'unsure' };
      const over = sessionOver(client);
      try {
        const settled = await Promise.race([
          client.call(orderCommit, params, { idempotencyKey }),
          network.killed,
          over.seen,
        ]);
        if (settled === 'killed') return { kind: 'killed' };
        if (settled === 'sessionOver') return { kind: 'unsure' };
        return { kind: 'committed', seqNo: settled.seqNo };
      } catch (thrown) {
        const error = toAppError(thrown);
        const end = commitEndOf(error);
        if (end === 'again' && attempt < TRIES - 1) continue;
        // Only a definite refusal drops the key.
        if (end !== 'ends') return { kind: 'unsure' };
        this.forgetKey();
        if (isPriceChanged(error)) return { kind: 'rateUpdated' };
        throw error;
      } finally {
        over.stop();
      }
    }
  }

  async settled<R extends CallRow>(
    row: R,
    params: ParamsOf<R>,
    faults: readonly WireFault[] = [],
  ): Promise<AnswerOf<R>> {
    this.network.next(
      row.path,
      faults.filter((kind) => !kind.startsWith('kill')),
    );
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.client.call(row, params);
      } catch (thrown) {
        if (!again(toAppError(thrown)) || attempt >= 12) throw thrown;
      }
    }
  }
}

function sessionOver(client: TestClient): { seen: Promise<'sessionOver'>; stop: () => void } {
  const { clears } = client.session;
  let timer: NodeJS.Timeout | undefined;
  const seen = new Promise<'sessionOver'>((resolve) => {
    timer = setInterval(() => client.session.clears > clears && resolve('sessionOver'), 5);
  });
  return { seen, stop: () => clearInterval(timer) };
}
