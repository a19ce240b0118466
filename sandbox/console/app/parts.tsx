import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Row } from './api';

const good = /SUCCESS|^Pass$|REMITTED|RECEIVED|ACCEPTED|opened|paid/;
const bad = /FAIL|^Fail$|CANCEL|TIMEOUT|INVALID|CLOSED|cancelled|failed/;

export function Badge({ children }: { children: string }) {
  const tone = bad.test(children)
    ? 'bad'
    : good.test(children)
      ? 'good'
      : /WAIT|ING$|Wait|Init|Submit/.test(children)
        ? 'warn'
        : '';
  return <span className={`badge ${tone}`}>{children}</span>;
}

export function Time({ at }: { at: unknown }) {
  if (typeof at !== 'number') return <span className="soft">–</span>;
  return <time className="num">{new Date(at).toISOString().replace('T', ' ').slice(0, 19)}</time>;
}

export function Json({ value }: { value: unknown }) {
  return <pre>{JSON.stringify(value, null, 2)}</pre>;
}

export interface Column {
  head: string;
  cell: (row: Row) => ReactNode;
  num?: boolean;
}

export function Table(props: {
  rows: readonly Row[];
  columns: readonly Column[];
  selected?: unknown;
  label: string;
  onOpen?: (row: Row) => void;
  keyOf?: (row: Row) => string;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const walk = (event: KeyboardEvent, index: number, row: Row) => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (event.key === 'Enter') props.onOpen?.(row);
    else if (step) (body.current?.children[index + step] as HTMLElement | undefined)?.focus();
    else return;
    event.preventDefault();
  };
  if (props.rows.length === 0) return <p className="soft">Nothing here yet.</p>;
  return (
    <div className="scroll" role="region" aria-label={`${props.label}, table`} tabIndex={0}>
      <table aria-label={props.label}>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column.head} scope="col">
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {props.rows.map((row, index) => (
            <tr
              key={props.keyOf ? props.keyOf(row) : String(row.id ?? index)}
              {...(props.onOpen
                ? {
                    tabIndex: 0,
                    onClick: () => props.onOpen?.(row),
                    onKeyDown: (event: KeyboardEvent) => walk(event, index, row),
                    'aria-selected': props.selected !== undefined && props.selected === row.id,
                  }
                : {})}
            >
              {props.columns.map((column) => (
                <td key={column.head} className={column.num ? 'num' : ''}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls into view: on narrow screens it is below the list. */
export function Detail({ of, label, children }: { of: unknown; label: string; children: ReactNode }) {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.matchMedia('(max-width: 1100px)').matches) here.current?.scrollIntoView({ block: 'start' });
  }, [of]);
  return (
    <section ref={here} aria-label={label}>
      {children}
    </section>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => [
        <dt key={`${name}-t`}>{name}</dt>,
        <dd key={`${name}-d`}>{value ?? '–'}</dd>,
      ])}
    </dl>
  );
}

export function Moves({ allowed, onMove }: { allowed: readonly string[]; onMove: (to: string) => void }) {
  if (allowed.length === 0) return <p className="soft">It ends here: no move is allowed.</p>;
  return (
    <div className="row">
      {allowed.map((to) => (
        <button key={to} type="button" onClick={() => onMove(to)}>
          {to}
        </button>
      ))}
    </div>
  );
}

export function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
