import { useState } from 'react';
import type { Row } from '../api';
import { act, usePoll } from '../api';
import { Badge, Detail, Facts, Json, Table, text, Time } from '../parts';
import { type Case, CaseCard } from './CaseCard';

interface Person {
  payer: Row;
  cases: Case[];
  documents: Row[];
  payees: Row[];
  orders: Row[];
  coupons: Row[];
  cards: Row[];
  messages: Row[];
  sessions: Row[];
  locks: Row[];
}

export function People({ openOrder }: { openOrder: (id: string) => void }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const list = usePoll<{ payers: Row[] }>(`/payers?q=${encodeURIComponent(query)}`);
  return (
    <div className="split">
      <section className="card">
        <h2>People</h2>
        <div className="row">
          <input
            data-search
            aria-label="Search people"
            placeholder="Name, phone, email"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <Table
          label="People"
          rows={list.data?.payers ?? []}
          selected={open}
          onOpen={(row) => setOpen(text(row.id))}
          columns={[
            { head: 'Market', cell: (row) => text(row.country_code) },
            { head: 'Name', cell: (row) => text(row.full_name) || <span className="soft">not given</span> },
            {
              head: 'Contact',
              cell: (row) =>
                row.phone_number ? `+${text(row.area_code)} ${text(row.phone_number)}` : text(row.email),
            },
            { head: 'KYC', cell: (row) => <Badge>{text(row.kyc_status)}</Badge> },
          ]}
        />
      </section>
      {open ? (
        <PersonCard id={open} openOrder={openOrder} />
      ) : (
        <p className="soft pad">Choose a person to see their case, payees and orders.</p>
      )}
    </div>
  );
}

function PersonCard({ id, openOrder }: { id: string; openOrder: (id: string) => void }) {
  const { data, error, reload } = usePoll<Person>(`/payers/${encodeURIComponent(id)}`);
  if (!data) return <p className="pad">{error || 'Loading…'}</p>;
  return (
    <Detail of={id} label="Person">
      <AccountCard person={data} reload={reload} />
      {data.cases.map((kycCase) => (
        <CaseCard
          key={text(kycCase.id)}
          kycCase={kycCase}
          documents={data.documents.filter((row) => row.case_id === kycCase.id)}
          reload={reload}
        />
      ))}
      <div className="card">
        <h3>Orders</h3>
        <Table
          label="Orders of this person"
          rows={data.orders}
          onOpen={(row) => openOrder(text(row.id))}
          columns={[
            { head: 'Number', cell: (row) => <span className="mono">{text(row.seq_no)}</span> },
            { head: 'To', cell: (row) => text(row.target_country) },
            {
              head: 'Sends',
              num: true,
              cell: (row) => `${text(row.source_amount)} ${text(row.source_currency)}`,
            },
            { head: 'Status', cell: (row) => <Badge>{text(row.status)}</Badge> },
          ]}
        />
        <h3>Payees</h3>
        <Table
          label="Payees of this person"
          rows={data.payees}
          columns={[
            { head: 'Name', cell: (row) => text(row.full_name) },
            { head: 'Country', cell: (row) => text(row.country) },
            { head: 'Paid by', cell: (row) => text(row.account_type) },
            { head: 'State', cell: (row) => <Badge>{text(row.auth_status)}</Badge> },
          ]}
        />
        <Belongings person={data} />
        <details>
          <summary>All of it as JSON</summary>
          <Json value={data} />
        </details>
      </div>
    </Detail>
  );
}

function AccountCard({ person, reload }: { person: Person; reload: () => void }) {
  const { payer, locks, sessions } = person;
  const id = text(payer.id);
  return (
    <div className="card">
      <h2>{text(payer.full_name) || text(payer.phone_number) || text(payer.email)}</h2>
      <Facts
        facts={[
          [
            'Id',
            <span key="id" className="mono">
              {text(payer.id)}
            </span>,
          ],
          ['Market', text(payer.country_code)],
          ['Phone', payer.phone_number ? `+${text(payer.area_code)} ${text(payer.phone_number)}` : '–'],
          ['Email', text(payer.email)],
          ['KYC', <Badge key="kyc">{text(payer.kyc_status)}</Badge>],
          ['Document', `${text(payer.id_type) || '–'} ${text(payer.identity_status)}`],
          [
            'Sessions',
            `${sessions.filter((row) => row.revoked_at === null && row.ended_at === null).length} open`,
          ],
        ]}
      />
      <h3>Locks</h3>
      <Table
        label="Locks of this person"
        rows={locks}
        columns={[
          { head: 'Kind', cell: (row) => <Badge>{text(row.kind)}</Badge> },
          { head: 'By', cell: (row) => text(row.by_whom) },
          { head: 'Why', cell: (row) => text(row.reason) || '–' },
          {
            head: 'Until',
            cell: (row) =>
              row.lifted_at ? (
                `lifted by ${text(row.lifted_by)}`
              ) : row.until_at ? (
                <Time at={row.until_at} />
              ) : (
                'it is lifted'
              ),
          },
        ]}
      />
      <div className="row">
        <button
          type="button"
          onClick={() =>
            void act('Account locked', 'POST', '/actions/account.freeze', { payerId: id }).then(reload)
          }
        >
          Lock account
        </button>
        <button
          type="button"
          onClick={() =>
            void act('All locks lifted', 'POST', '/actions/account.unfreeze', { payerId: id }).then(reload)
          }
        >
          Lift all locks
        </button>
      </div>
      <h3>Sessions</h3>
      <div className="row">
        {[
          ['Expire login', '10001'],
          ['Phone changed', '21095'],
          ['Email changed', '21096'],
          ['Password changed', '21097'],
        ].map(([label, code]) => (
          <button
            key={code}
            type="button"
            onClick={() =>
              void act(`${label}: their next call is told ${code}`, 'POST', `/payers/${id}/sessions/end`, {
                code,
              }).then(reload)
            }
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function Belongings({ person }: { person: Person }) {
  return (
    <>
      <h3>Coupons</h3>
      <Table
        label="Coupons of this person"
        rows={person.coupons}
        columns={[
          { head: 'Name', cell: (row) => text(row.name) },
          { head: 'Worth', num: true, cell: (row) => `${text(row.amount)} ${text(row.currency)}` },
          { head: 'From', num: true, cell: (row) => text(row.min_amount) },
          { head: 'Until', cell: (row) => <Time at={row.expires_at} /> },
          { head: 'State', cell: (row) => <Badge>{text(row.status)}</Badge> },
        ]}
      />
      <h3>Collection cards</h3>
      <Table
        label="Collection cards of this person"
        rows={person.cards}
        columns={[
          { head: 'Name', cell: (row) => text(row.full_name) },
          { head: 'Country', cell: (row) => text(row.country) },
          { head: 'Paid by', cell: (row) => text(row.account_type) || '–' },
          { head: 'Share code', cell: (row) => <span className="mono">{text(row.share_code)}</span> },
          { head: 'State', cell: (row) => <Badge>{text(row.check_status)}</Badge> },
        ]}
      />
      <h3>Messages</h3>
      <Table
        label="Messages of this person"
        rows={person.messages}
        columns={[
          { head: 'Sent', cell: (row) => <Time at={row.created_at} /> },
          { head: 'About', cell: (row) => text(row.title_key) },
          { head: 'Order', cell: (row) => <span className="mono">{text(row.order_seq_no) || '–'}</span> },
          { head: 'State', cell: (row) => <Badge>{row.read_at ? 'read' : 'new'}</Badge> },
        ]}
      />
    </>
  );
}
