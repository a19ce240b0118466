import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Only names of calls, codes, states and currencies: nothing of a person. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly calls = new Counter({
    name: 'homeward_calls_total',
    help: 'Answered calls.',
    labelNames: ['call', 'status', 'code'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'homeward_call_seconds',
    help: 'How long calls took.',
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly contentType = this.registry.contentType;
  readonly pool = this.gauge('homeward_pool_connections', 'Connections to the database.', ['state']);
  readonly dueAge = this.gauge('homeward_due_age_seconds', 'Age of the oldest step that is due.');
  readonly orders = this.gauge('homeward_orders', 'Orders by state.', ['status']);
  readonly held = this.gauge('homeward_money_held', 'Received, neither sent on nor returned.', ['currency']);

  readonly unsent = this.gauge('homeward_messages_unsent', 'Texts, mails and push messages not sent yet.', [
    'kind',
    'state',
  ]);

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  called(call: string, status: number, code: string, ms: number): void {
    this.calls.inc({ call, status, code });
    this.seconds.observe({ call }, ms / 1000);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
