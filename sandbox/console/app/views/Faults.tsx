import { useState } from 'react';
import type { Row } from '../api';
import { act, usePoll } from '../api';
import { Table, text } from '../parts';

interface Catalogue {
  calls: { name: string; method: string; path: string }[];
  faultKinds: Record<string, string>;
}

export function Faults() {
  const catalogue = usePoll<Catalogue>('/catalogue', 600_000);
  const { data, reload } = usePoll<{ faults: Row[] }>('/faults');
  const [call, setCall] = useState('*');
  const [kind, setKind] = useState('errorCode');
  const [detail, setDetail] = useState({ code: '21030', status: '500', ms: '5000', percent: '50' });
  const [times, setTimes] = useState('1');
  const [share, setShare] = useState('');
  const add = () =>
    void act(`${kind} set on ${call}`, 'POST', '/faults', {
      call,
      kind,
      detail:
        kind === 'errorCode'
          ? { code: detail.code, msg: `Fault switch: ${detail.code}` }
          : kind === 'httpStatus'
            ? { status: Number(detail.status) }
            : kind === 'delay'
              ? { ms: Number(detail.ms) }
              : kind === 'cutUpload'
                ? { percent: Number(detail.percent) }
                : {},
      ...(times ? { times: Number(times) } : {}),
      ...(share ? { share: Number(share) } : {}),
    }).then(reload);
  const field = (label: string, name: keyof typeof detail) => (
    <label>
      {label}
      <input
        value={detail[name]}
        onChange={(event) => setDetail({ ...detail, [name]: event.target.value })}
      />
    </label>
  );
  return (
    <>
      <section className="card">
        <h2>Fault switch</h2>
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <label>
            Call
            <input data-search list="calls" value={call} onChange={(event) => setCall(event.target.value)} />
          </label>
          <datalist id="calls">
            <option value="*">every call</option>
            {catalogue.data?.calls.map((row) => (
              <option key={row.name} value={row.name}>
                {row.path}
              </option>
            ))}
          </datalist>
          <label>
            What goes wrong
            <select value={kind} onChange={(event) => setKind(event.target.value)}>
              {Object.keys(catalogue.data?.faultKinds ?? {}).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {kind === 'errorCode' && field('Code', 'code')}
          {kind === 'httpStatus' && field('Status', 'status')}
          {kind === 'delay' && field('Milliseconds', 'ms')}
          {kind === 'cutUpload' && field('Percent of the body', 'percent')}
          <label>
            Times (empty: always)
            <input inputMode="numeric" value={times} onChange={(event) => setTimes(event.target.value)} />
          </label>
          <label>
            Share 0–1 (empty: all)
            <input inputMode="decimal" value={share} onChange={(event) => setShare(event.target.value)} />
          </label>
          <button type="submit" className="main">
            Switch on
          </button>
        </form>
        <p className="soft">{catalogue.data?.faultKinds[kind]}</p>
      </section>
      <section className="card">
        <h2>On now</h2>
        <div className="row">
          <button type="button" onClick={() => void act('All faults off', 'DELETE', '/faults').then(reload)}>
            Switch all off
          </button>
        </div>
        <Table
          label="Faults"
          rows={data?.faults ?? []}
          columns={[
            { head: 'Call', cell: (row) => text(row.call) },
            { head: 'Kind', cell: (row) => text(row.kind) },
            {
              head: 'Left',
              num: true,
              cell: (row) => (row.remaining === null ? 'always' : text(row.remaining)),
            },
            { head: 'Share', num: true, cell: (row) => text(row.share) },
            { head: 'Hits', num: true, cell: (row) => text(row.hits) },
            {
              head: '',
              cell: (row) => (
                <button
                  type="button"
                  onClick={() => void act('Fault off', 'DELETE', `/faults/${text(row.id)}`).then(reload)}
                >
                  Off
                </button>
              ),
            },
          ]}
        />
      </section>
    </>
  );
}
