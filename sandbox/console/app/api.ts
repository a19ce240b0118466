import { useCallback, useEffect, useRef, useState } from 'react';

const key = 'sandbox-console-token';

/** Removed from the address to stay out of the history. */
function takeToken(): string {
  const found = /token=([^&]+)/.exec(location.hash)?.[1];
  if (found) {
    sessionStorage.setItem(key, decodeURIComponent(found));
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(key) ?? '';
}
const token = takeToken();

export type Row = Record<string, unknown> & { id?: string | number };

/** Rejects with the error's text. */
export async function send<T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`/console/api${path}`, {
    method,
    headers: {
      'x-console-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({ error: `HTTP ${response.status}` }))) as T & {
    error?: string;
  };
  if (!response.ok) throw new Error(answer.error ?? `HTTP ${response.status}`);
  return answer;
}

/** Polls while the tab is visible; a null path pauses. */
export function usePoll<T>(
  path: string | null,
  everyMs = 3000,
): { data: T | null; error: string; reload: () => void } {
  const [state, setState] = useState<{ data: T | null; error: string }>({ data: null, error: '' });
  const wanted = useRef(path);
  wanted.current = path;
  const load = useCallback(() => {
    if (!path) return;
    send<T>('GET', path).then(
      (data) => wanted.current === path && setState({ data, error: '' }),
      (error: Error) => wanted.current === path && setState((old) => ({ ...old, error: error.message })),
    );
  }, [path]);
  useEffect(() => {
    setState({ data: null, error: '' });
    load();
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), everyMs);
    return () => clearInterval(timer);
  }, [load, everyMs]);
  return { ...state, reload: load };
}

let notify: (text: string, bad: boolean) => void = () => undefined;
export const onNote = (listener: typeof notify): void => {
  notify = listener;
};
export const say = (text: string, bad = false): void => notify(text, bad);

export async function act(
  done: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<boolean> {
  try {
    await send(method, path, method === 'POST' ? (body ?? {}) : undefined);
    say(done);
    return true;
  } catch (error) {
    say((error as Error).message, true);
    return false;
  }
}
