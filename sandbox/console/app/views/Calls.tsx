import { useState } from 'react';
import type { Row } from '../api';
import { usePoll } from '../api';
import { Badge, Detail, Facts, Json, Table, text } from '../parts';

export function Calls() {
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<Row | null>(null);
  const { data } = usePoll<{ calls: Row[] }>('/calls?limit=300', 1500);
  const rows = (data?.calls ?? []).filter(
    (row) =>
      !filter ||
      `${text(row.call)} ${text(row.code)} ${text(row.status)} ${text(row.fault)}`
        .toLowerCase()
        .includes(filter.toLowerCase()),
  );
  return (
    <div className="split">
      <section className="card">
        <h2>Last calls</h2>
        <div className="row">
          <input
            data-search
            aria-label="Filter calls"
            placeholder="Call, code or fault"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
        <Table
          label="Last calls"
          rows={rows}
          selected={open?.id}
          onOpen={setOpen}
          columns={[
            { head: 'At', cell: (row) => <span className="num">{text(row.at).slice(11, 19)}</span> },
            { head: 'Call', cell: (row) => text(row.call) },
            {
              head: 'Code',
              cell: (row) =>
                row.code === '0' ? (
                  <span className="badge good">0</span>
                ) : (
                  <span className="badge bad">{text(row.code) || text(row.status)}</span>
                ),
            },
            { head: 'ms', num: true, cell: (row) => text(row.ms) },
            { head: 'Fault', cell: (row) => (row.fault ? <Badge>{text(row.fault)}</Badge> : '') },
          ]}
        />
      </section>
      {open ? (
        <Detail of={open.id} label="Call">
          <div className="card">
            <h2>{text(open.call)}</h2>
            <Facts
              facts={[
                ['Request', `${text(open.method)} ${text(open.path)}`],
                ['HTTP', text(open.status)],
                ['Person', text(open.payerId) || 'visitor'],
                ['Encrypted', open.encrypted ? 'yes; shown opened' : 'no'],
              ]}
            />
            <h3>Params</h3>
            <Json value={open.params} />
            <h3>Answer</h3>
            <Json value={open.answer} />
            <h3>Headers</h3>
            <Json value={open.headers} />
          </div>
        </Detail>
      ) : (
        <p className="soft pad">Choose a call to see its params, answer and headers. Secrets are masked.</p>
      )}
    </div>
  );
}
