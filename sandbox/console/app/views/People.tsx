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
            { head: 'Market', cell: (row) => text(row.countryCode) },
            { head: 'Name', cell: (row) => text(row.fullName) || <span className="soft">not given</span> },
            {
              head: 'Contact',
              cell: (row) =>
                row.phoneNumber ? `+${text(row.areaCode)} ${text(row.phoneNumber)}` : text(row.email),
            },
            { head: 'KYC', cell: (row) => <Badge>{text(row.kycStatus)}</Badge> },
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
          documents={data.documents.filter((row) => row.caseId === kycCase.id)}
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
            { head: 'Number', cell: (row) => <span className="mono">{text(row.seqNo)}</span> },
            { head: 'To', cell: (row) => text(row.targetCountry) },
            {
              head: 'Sends',
              num: true,
              cell: (row) => `${text(row.sourceAmount)} ${text(row.sourceCurrency)}`,
            },
            { head: 'Status', cell: (row) => <Badge>{text(row.status)}</Badge> },
          ]}
        />
        <h3>Payees</h3>
        <Table
          label="Payees of this person"
          rows={data.payees}
          columns={[
            { head: 'Name', cell: (row) => text(row.fullName) },
            { head: 'Country', cell: (row) => text(row.country) },
            { head: 'Paid by', cell: (row) => text(row.accountType) },
            { head: 'State', cell: (row) => <Badge>{text(row.authStatus)}</Badge> },
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
      <h2>{text(payer.fullName) || text(payer.phoneNumber) || text(payer.email)}</h2>
      <Facts
        facts={[
          [
            'Id',
            <span key="id" className="mono">
              {text(payer.id)}
            </span>,
          ],
          ['Market', text(payer.countryCode)],
          ['Phone', payer.phoneNumber ? `+${text(payer.areaCode)} ${text(payer.phoneNumber)}` : '–'],
          ['Email', text(payer.email)],
          ['KYC', <Badge key="kyc">{text(payer.kycStatus)}</Badge>],
          ['Document', `${text(payer.idType) || '–'} ${text(payer.identityStatus)}`],
          [
            'Sessions',
            `${sessions.filter((row) => row.revokedAt === null && row.endedAt === null).length} open`,
          ],
        ]}
      />
      <h3>Locks</h3>
      <Table
        label="Locks of this person"
        rows={locks}
        columns={[
          { head: 'Kind', cell: (row) => <Badge>{text(row.kind)}</Badge> },
          { head: 'By', cell: (row) => text(row.byWhom) },
          { head: 'Why', cell: (row) => text(row.reason) || '–' },
          {
            head: 'Until',
            cell: (row) =>
              row.liftedAt ? (
                `lifted by ${text(row.liftedBy)}`
              ) : row.untilAt ? (
                <Time at={row.untilAt} />
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
          { head: 'From', num: true, cell: (row) => text(row.minAmount) },
          { head: 'Until', cell: (row) => <Time at={row.expiresAt} /> },
          { head: 'State', cell: (row) => <Badge>{text(row.status)}</Badge> },
        ]}
      />
      <h3>Collection cards</h3>
      <Table
        label="Collection cards of this person"
        rows={person.cards}
        columns={[
          { head: 'Name', cell: (row) => text(row.fullName) },
          { head: 'Country', cell: (row) => text(row.country) },
          { head: 'Paid by', cell: (row) => text(row.accountType) || '–' },
          { head: 'Share code', cell: (row) => <span className="mono">{text(row.shareCode)}</span> },
          { head: 'State', cell: (row) => <Badge>{text(row.checkStatus)}</Badge> },
        ]}
      />
      <h3>Messages</h3>
      <Table
        label="Messages of this person"
        rows={person.messages}
        columns={[
          { head: 'Sent', cell: (row) => <Time at={row.createdAt} /> },
          { head: 'About', cell: (row) => text(row.titleKey) },
          { head: 'Order', cell: (row) => <span className="mono">{text(row.orderSeqNo) || '–'}</span> },
          { head: 'State', cell: (row) => <Badge>{row.readAt ? 'read' : 'new'}</Badge> },
        ]}
      />
    </>
  );
}
