import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { errorCodes } from '@/contracts/errors';
import { ordered, remitter } from '../support/orders';
import { signUp } from '../support/person';
import { refuseRows } from '../support/refusedRows';
import { type Observed, startObserved } from '../support/spans';

// Another process would keep its spans.
const skip = Boolean(process.env.PAIR_SEED);

describe('traces', { skip }, () => {
  let observed: Observed;
  before(async () => {
    observed = await startObserved('info');
  });
  after(() => observed.close());

  const spansOf = (traceId: string) =>
    observed.spans().filter((span) => span.spanContext().traceId === traceId);

  test('a call with a traceparent is a span of that trace, its statements are below it, and its lines name it', async () => {
    const { client } = await signUp(observed.sandbox, 'AUS');
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const caller = '00f067aa0ba902b7';
    await client.send(
      'payee.list',
      { country: 'CHN' },
      { traceparent: `00-${traceId}-${caller}-01`, 'x-request-id': 'of-the-trace-1' },
    );
    const [server, ...others] = spansOf(traceId).sort((a, b) => a.kind - b.kind);
    assert.deepEqual(
      [server?.name, server?.kind, server?.parentSpanContext?.spanId, server?.status.code],
      ['payee.list', SpanKind.SERVER, caller, SpanStatusCode.UNSET],
    );
    assert.deepEqual(server?.attributes, {
      'http.request.method': 'GET',
      'http.route': '/web/payee/v2/valid/list',
      'http.response.status_code': 200,
      'homeward.request_id': 'of-the-trace-1',
    });
    assert.ok(others.every((span) => span.parentSpanContext?.spanId === server?.spanContext().spanId));
    const statement = others.find(({ name }) => name === 'select payees')?.attributes['db.query.text'];
    assert.match(String(statement), /"payer_id" = \$\d/);
    const logged = observed.logged();
    assert.equal(logged.find(({ reqId }) => reqId === 'of-the-trace-1')?.trace_id, traceId);
  });

  test('a call without one begins a trace of its own; its code is its status if it is refused', async () => {
    const { client } = await signUp(observed.sandbox, 'AUS');
    await client.send('order.get', { seqNo: 'no-such-order' }, { 'x-request-id': 'of-a-refusal-1' });
    const refused = observed
      .spans()
      .find(({ attributes }) => attributes['homeward.request_id'] === 'of-a-refusal-1');
    assert.equal(refused?.parentSpanContext, undefined);
    assert.deepEqual(refused?.status, { code: SpanStatusCode.ERROR, message: errorCodes.orderNotFound });
  });

  test('a statement that fails tells the code of the database alone', async () => {
    const { client } = await signUp(observed.sandbox, 'AUS');
    await observed.sandbox.db.schema.alterTable('payees').renameTo('payees_gone').execute();
    await client.send('payee.list', { country: 'CHN' }, { 'x-request-id': 'of-a-fault-1' });
    await observed.sandbox.db.schema.alterTable('payees_gone').renameTo('payees').execute();
    const call = observed
      .spans()
      .find(({ attributes }) => attributes['homeward.request_id'] === 'of-a-fault-1');
    const failed = spansOf(call?.spanContext().traceId ?? '').filter(
      ({ status }) => status.code === SpanStatusCode.ERROR,
    );
    assert.deepEqual(
      failed.map(({ name, status }) => [name, status.message]),
      [
        ['select payees', 'database error 42P01'],
        ['payee.list', errorCodes.serverFault],
      ],
    );
  });

  test('each due row of a job is a trace with its statements; one that fails says so, and so does its line', async () => {
    const person = await remitter(observed.sandbox);
    const [bad, good] = [await ordered(person), await ordered(person)];
    const accept = await refuseRows(observed.sandbox, 'orders', 'seq_no', bad.seqNo);
    const due = Math.max(bad.payDeadline, good.payDeadline);
    await assert.rejects(
      observed.sandbox.console.advance(due - (await observed.sandbox.console.now()) + 1000),
    );
    await accept();
    const rows = observed.spans().filter(({ name }) => name === 'job order-progress');
    const failed = rows.find(({ status }) => status.code === SpanStatusCode.ERROR);
    const done = rows.find(({ status }) => status.code === SpanStatusCode.UNSET);
    assert.ok(failed && done);
    assert.equal(failed.status.message, 'database error P0001');
    const below = (span: typeof done) => spansOf(span.spanContext().traceId).map(({ name }) => name);
    assert.ok(below(done).includes('update orders'));
    const line = observed.logged().find(({ where }) => String(where).startsWith('job order-progress, row '));
    assert.equal(line?.trace_id, failed.spanContext().traceId);
  });
});
