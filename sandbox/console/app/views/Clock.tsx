import { useState } from 'react';
import type { Row } from '../api';
import { act, usePoll } from '../api';
import { Table, text, Time } from '../parts';

const minute = 60_000;
const jumps: readonly (readonly [string, number])[] = [
  ['+1 minute', minute],
  ['+10 minutes', 10 * minute],
  ['+1 hour', 60 * minute],
  ['+1 day', 1440 * minute],
  ['+5 days', 7200 * minute],
];

function PutOff({ rows }: { rows: unknown }) {
  const list = rows as readonly Row[];
  if (list.length === 0) return <>–</>;
  return (
    <ul>
      {list.map((row) => (
        <li key={text(row.rowId)} title={text(row.lastError)}>
          {text(row.rowId)}: {text(row.failures)}, again at <Time at={row.nextAt} />
        </li>
      ))}
    </ul>
  );
}

export function Clock() {
  const clock = usePoll<{ time: number; speed: number; wall: number }>('/clock', 1000);
  const [source, setSource] = useState('AUD');
  const rates = usePoll<{ rates: Row[] }>(`/rates?source=${encodeURIComponent(source)}`);
  const jobs = usePoll<{ jobs: Row[] }>('/jobs');
  const set = (body: Record<string, number>) =>
    void act('Clock set', 'POST', '/clock', body).then(clock.reload);
  const pin = (target: string) => {
    const rate = prompt(`Rate ${source} to ${target}; empty lets it walk again`);
    if (rate !== null)
      void act('Rate set', 'POST', '/actions/rates.pin', { source, target, rate: rate || null }).then(
        rates.reload,
      );
  };
  return (
    <>
      <section className="card">
        <h2>Clock</h2>
        <p className="big">
          <Time at={clock.data?.time} /> UTC
        </p>
        <p className="soft">
          Runs {text(clock.data?.speed)}x; real time is <Time at={clock.data?.wall} />. Whatever comes due on
          the way happens, step by step.
        </p>
        <div className="row">
          {jumps.map(([label, advanceMs]) => (
            <button key={label} type="button" onClick={() => set({ advanceMs })}>
              {label}
            </button>
          ))}
          {[0, 1, 60, 3600].map((speed) => (
            <button key={speed} type="button" onClick={() => set({ speed })}>
              {speed === 0 ? 'Stop' : `${speed}x`}
            </button>
          ))}
          <button type="button" onClick={() => set({ time: Date.now(), speed: 1 })}>
            Real time
          </button>
        </div>
      </section>
      <section className="card">
        <h2>Jobs</h2>
        <Table
          label="Jobs"
          rows={jobs.data?.jobs ?? []}
          keyOf={(row) => text(row.job)}
          columns={[
            { head: 'Job', cell: (row) => text(row.job) },
            { head: 'Moved', num: true, cell: (row) => text(row.moved) || '–' },
            { head: 'Last', cell: (row) => <Time at={row.lastRunAt} /> },
            { head: 'Failures', num: true, cell: (row) => text(row.failures) || '–' },
            { head: 'Last failure', cell: (row) => <Time at={row.lastFailedAt} /> },
            { head: 'Error', cell: (row) => text(row.lastError) },
            { head: 'Rests until', cell: (row) => <Time at={row.nextAt} /> },
            { head: 'Rows put off', cell: (row) => <PutOff rows={row.rows} /> },
          ]}
        />
      </section>
      <section className="card">
        <h2>Rates</h2>
        <div className="row">
          <label>
            Source currency
            <input
              data-search
              value={source}
              maxLength={3}
              onChange={(event) => setSource(event.target.value.toUpperCase())}
            />
          </label>
        </div>
        <Table
          label="Rates"
          rows={rates.data?.rates ?? []}
          keyOf={(row) => text(row.targetCurrency)}
          columns={[
            { head: 'To', cell: (row) => text(row.targetCurrency) },
            { head: 'Level', num: true, cell: (row) => text(row.reference) },
            { head: 'Pinned', num: true, cell: (row) => text(row.pinned) || '–' },
            {
              head: '',
              cell: (row) => (
                <button type="button" onClick={() => pin(text(row.targetCurrency))}>
                  Pin…
                </button>
              ),
            },
          ]}
        />
      </section>
    </>
  );
}
