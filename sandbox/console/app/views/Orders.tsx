import { useState } from 'react';
import type { Row } from '../api';
import { act, usePoll } from '../api';
import { Badge, Detail, Facts, Json, Moves, Table, text, Time } from '../parts';

interface OrderDetail {
  order: Row;
  allowed: string[];
  history: Row[];
  payments: Row[];
  refunds: Row[];
  cases: Row[];
  vouchers: Row[];
}

export function Orders({ open, setOpen }: { open: string | null; setOpen: (id: string) => void }) {
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');
  const list = usePoll<{ orders: Row[] }>(
    `/orders?q=${encodeURIComponent(query)}&status=${encodeURIComponent(status)}`,
  );
  return (
    <div className="split">
      <section className="card">
        <h2>Orders</h2>
        <div className="row">
          <input
            data-search
            aria-label="Search orders"
            placeholder="Order number"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <input
            aria-label="Status"
            placeholder="Status, such as WAIT_PAYMENT"
            value={status}
            onChange={(event) => setStatus(event.target.value.toUpperCase())}
          />
        </div>
        <Table
          label="Orders"
          rows={list.data?.orders ?? []}
          selected={open}
          onOpen={(row) => setOpen(text(row.id))}
          columns={[
            { head: 'Number', cell: (row) => <span className="mono">{text(row.seqNo)}</span> },
            { head: 'Corridor', cell: (row) => `${text(row.countryCode)} → ${text(row.targetCountry)}` },
            {
              head: 'Sends',
              num: true,
              cell: (row) => `${text(row.sourceAmount)} ${text(row.sourceCurrency)}`,
            },
            { head: 'Status', cell: (row) => <Badge>{text(row.status)}</Badge> },
          ]}
        />
      </section>
      {open ? (
        <OrderCard id={open} />
      ) : (
        <p className="soft pad">Choose an order to move it and see its history.</p>
      )}
    </div>
  );
}

function OrderCard({ id }: { id: string }) {
  const { data, error, reload } = usePoll<OrderDetail>(`/orders/${encodeURIComponent(id)}`);
  const [overrule, setOverrule] = useState(false);
  if (!data) return <p className="pad">{error || 'Loading…'}</p>;
  const { order } = data;
  const move = (to: string, through = false) =>
    void act(`Order is now ${to}`, 'POST', `/orders/${text(order.id)}/move`, { to, through, overrule }).then(
      reload,
    );
  return (
    <Detail of={id} label="Order">
      <div className="card">
        <h2>
          {text(order.seqNo)} <Badge>{text(order.status)}</Badge>
        </h2>
        <p className="big">
          {text(order.sourceAmount)} {text(order.sourceCurrency)} → {text(order.targetAmount)}{' '}
          {text(order.targetCurrency)}
        </p>
        <Facts
          facts={[
            ['Total to pay', `${text(order.totalAmount)} ${text(order.sourceCurrency)}`],
            ['Rate, fee', `${text(order.rate)}, ${text(order.feeAmount)}`],
            ['Method', text(order.paymentMethod) || text(order.fundingType) || '–'],
            ['Made', <Time key="made" at={order.createdAt} />],
            ['Pay until', <Time key="until" at={order.payDeadlineAt} />],
            ['Goes on by itself', <Time key="next" at={order.nextStepAt} />],
          ]}
        />
        <h3>Allowed moves</h3>
        <Moves allowed={data.allowed} onMove={(to) => move(to)} />
        <label className="row">
          <input type="checkbox" checked={overrule} onChange={(event) => setOverrule(event.target.checked)} />
          Overrule: even if a commit of it would be refused now
        </label>
        <div className="row">
          <button type="button" className="main" onClick={() => move('TRANSACTION_SUCCESS', true)}>
            All the way to success
          </button>
          <button
            type="button"
            onClick={() =>
              void act('Clock set to 5 minutes before the deadline', 'POST', '/clock', {
                time: Number(order.payDeadlineAt) - 300_000,
              }).then(reload)
            }
            disabled={!order.payDeadlineAt}
          >
            Clock: 5 minutes before its deadline
          </button>
        </div>
        <h3>History</h3>
        <Table
          label="History of the order"
          rows={[...data.history].reverse()}
          columns={[
            { head: 'When', cell: (row) => <Time at={row.createdAt} /> },
            { head: 'To', cell: (row) => <Badge>{text(row.toStatus)}</Badge> },
            { head: 'By', cell: (row) => text(row.actor) },
            { head: 'Note', cell: (row) => text(row.note) },
          ]}
        />
        <h3>Payments</h3>
        <Table
          label="Payments"
          rows={data.payments}
          columns={[
            { head: 'Method', cell: (row) => text(row.method) },
            { head: 'Amount', num: true, cell: (row) => `${text(row.amount)} ${text(row.currency)}` },
            { head: 'Reference', cell: (row) => <span className="mono">{text(row.reference)}</span> },
            { head: 'State', cell: (row) => <Badge>{text(row.status)}</Badge> },
            { head: 'Come in', num: true, cell: (row) => text(row.receivedAmount) || '–' },
            { head: 'Is with', cell: (row) => text(row.bookedTo) || '–' },
          ]}
        />
        {data.cases.length > 0 ? (
          <>
            <h3>Waits for a person</h3>
            <Table
              label="Money that waits for a person"
              rows={data.cases}
              columns={[
                { head: 'Since', cell: (row) => <Time at={row.createdAt} /> },
                { head: 'Why', cell: (row) => text(row.kind) },
                { head: 'Amount', num: true, cell: (row) => `${text(row.amount)} ${text(row.currency)}` },
                { head: 'Closed', cell: (row) => (row.closedAt ? <Time at={row.closedAt} /> : '–') },
              ]}
            />
          </>
        ) : null}
        <details>
          <summary>All of it as JSON</summary>
          <Json value={data} />
        </details>
      </div>
    </Detail>
  );
}
