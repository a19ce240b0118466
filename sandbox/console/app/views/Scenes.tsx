import { useState } from 'react';
import type { Row } from '../api';
import { act, say, usePoll } from '../api';
import { Json, text } from '../parts';

export function Scenes() {
  const { data } = usePoll<{ actions: Row[] }>('/actions', 600_000);
  const status = usePoll<Record<string, unknown>>('/status', 5000);
  const [name, setName] = useState('');
  const [params, setParams] = useState('{}');
  const run = (action: string, body: string) => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch {
      return say('The params are not JSON.', true);
    }
    return void act(`${action} done`, 'POST', `/actions/${action}`, parsed);
  };
  const scenes = data?.actions.filter((row) => row.kind === 'scene') ?? [];
  return (
    <>
      <section className="card">
        <h2>Scenes</h2>
        <div className="row">
          {scenes.map((row) => (
            <button key={text(row.name)} type="button" onClick={() => run(text(row.name), '{}')}>
              {text(row.title)}
            </button>
          ))}
          {scenes.length === 0 && <p className="soft">No scenes yet.</p>}
        </div>
      </section>
      <section className="card">
        <h2>Actions</h2>
        <div className="row">
          <label>
            Action
            <select data-search value={name} onChange={(event) => setName(event.target.value)}>
              <option value="">choose…</option>
              {data?.actions.map((row) => (
                <option key={text(row.name)} value={text(row.name)}>
                  {text(row.name)}: {text(row.title)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Params (JSON)
            <input
              className="mono"
              size={50}
              value={params}
              onChange={(event) => setParams(event.target.value)}
            />
          </label>
          <button type="button" className="main" disabled={!name} onClick={() => run(name, params)}>
            Run
          </button>
        </div>
      </section>
      <section className="card">
        <h2>This sandbox</h2>
        <div className="row">
          <button type="button" onClick={() => void act('What was due has run', 'POST', '/tick')}>
            Run what is due
          </button>
          <button type="button" onClick={() => void act('Keys changed', 'POST', '/keys/rotate')}>
            Change encryption key
          </button>
          <button
            type="button"
            onClick={() =>
              confirm('Empty everything and write new demo accounts?') &&
              void act('Fresh as new', 'POST', '/reset')
            }
          >
            Reset and seed
          </button>
        </div>
        <Json value={status.data} />
      </section>
    </>
  );
}
