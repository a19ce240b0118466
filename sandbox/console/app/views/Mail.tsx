import { useState } from 'react';
import type { Row } from '../api';
import { usePoll } from '../api';
import { Badge, Table, text, Time } from '../parts';

export function Mail() {
  const [query, setQuery] = useState('');
  const codes = usePoll<{ captchas: Row[] }>(`/captchas?target=${encodeURIComponent(query)}`, 1500);
  const outbox = usePoll<{ outbox: Row[] }>(`/outbox?recipient=${encodeURIComponent(query)}`, 1500);
  return (
    <>
      <section className="card">
        <h2>Verification codes</h2>
        <div className="row">
          <input
            data-search
            aria-label="Phone or email"
            placeholder="Phone or email"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <Table
          label="Verification codes"
          rows={codes.data?.captchas ?? []}
          columns={[
            { head: 'Code', cell: (row) => <span className="big">{text(row.code)}</span> },
            { head: 'For', cell: (row) => text(row.target) },
            { head: 'Purpose', cell: (row) => text(row.purpose) },
            { head: 'By', cell: (row) => text(row.kind) },
            { head: 'Sent', cell: (row) => <Time at={row.createdAt} /> },
            { head: 'State', cell: (row) => <Badge>{row.usedAt ? 'used' : 'open'}</Badge> },
          ]}
        />
      </section>
      <section className="card">
        <h2>Texts and mails</h2>
        <Table
          label="Texts and mails"
          rows={outbox.data?.outbox ?? []}
          columns={[
            { head: 'Sent', cell: (row) => <Time at={row.createdAt} /> },
            { head: 'To', cell: (row) => text(row.recipient) },
            { head: 'By', cell: (row) => text(row.kind) },
            {
              head: 'Text',
              cell: (row) => (
                <>
                  <strong>{text(row.subject)}</strong>
                  <br />
                  {text(row.body)}
                </>
              ),
            },
          ]}
        />
      </section>
    </>
  );
}
