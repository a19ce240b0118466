import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onNote, usePoll } from './api';
import { Time } from './parts';
import { Calls } from './views/Calls';
import { Clock } from './views/Clock';
import { Faults } from './views/Faults';
import { Mail } from './views/Mail';
import { Orders } from './views/Orders';
import { People } from './views/People';
import { Scenes } from './views/Scenes';

const views = [
  { id: 'people', label: 'People', key: 'p' },
  { id: 'orders', label: 'Orders', key: 'o' },
  { id: 'mail', label: 'Codes and mails', key: 'm' },
  { id: 'calls', label: 'Last calls', key: 'l' },
  { id: 'faults', label: 'Faults', key: 'f' },
  { id: 'clock', label: 'Clock and rates', key: 'c' },
  { id: 'scenes', label: 'Scenes, actions', key: 's' },
] as const;
type View = (typeof views)[number]['id'];

function App() {
  const [view, setView] = useState<View>('people');
  const [order, setOrder] = useState<string | null>(null);
  const [note, setNote] = useState<{ text: string; bad: boolean } | null>(null);
  const help = useRef<HTMLDialogElement>(null);
  const clock = usePoll<{ time: number; speed: number }>('/clock', 2000);

  useEffect(() => {
    let timer = 0;
    onNote((text, bad) => {
      setNote({ text, bad });
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setNote(null), 4000);
    });
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
      if (event.key === 'Escape' && typing) target.blur();
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const wanted = views.find((row) => row.key === event.key);
      if (wanted) setView(wanted.id);
      else if (event.key === '?') help.current?.showModal();
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-search]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const openOrder = (id: string) => {
    setOrder(id);
    setView('orders');
  };
  const shown: Record<View, ReactNode> = {
    people: <People openOrder={openOrder} />,
    orders: <Orders open={order} setOpen={setOrder} />,
    mail: <Mail />,
    calls: <Calls />,
    faults: <Faults />,
    clock: <Clock />,
    scenes: <Scenes />,
  };
  return (
    <div className="shell">
      <nav aria-label="Console">
        <h1>Sandbox console</h1>
        {views.map((row) => (
          <button
            key={row.id}
            type="button"
            aria-current={view === row.id ? 'page' : undefined}
            onClick={() => setView(row.id)}
          >
            {row.label} <kbd>{row.key}</kbd>
          </button>
        ))}
        <div className="foot">
          <Time at={clock.data?.time} /> UTC
          {clock.data && clock.data.speed !== 1 ? `, ${clock.data.speed}x` : ''}
          <br />
          <kbd>?</kbd> keys {clock.error && <strong>{clock.error}</strong>}
        </div>
      </nav>
      <main>{shown[view]}</main>
      {note && (
        <div className={`note ${note.bad ? 'bad' : ''}`} role="status">
          {note.text}
        </div>
      )}
      <dialog ref={help} aria-label="Keys">
        <h2>Keys</h2>
        <p>
          {views.map((row) => (
            <span key={row.id}>
              <kbd>{row.key}</kbd> {row.label} &nbsp;
            </span>
          ))}
        </p>
        <p>
          <kbd>/</kbd> search &nbsp; <kbd>j</kbd> <kbd>k</kbd> or arrows walk a list &nbsp; <kbd>Enter</kbd>{' '}
          opens &nbsp; <kbd>Esc</kbd> leaves a field
        </p>
        <p>
          <button type="button" className="main" onClick={() => help.current?.close()}>
            Close
          </button>
        </p>
      </dialog>
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
