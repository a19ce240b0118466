import { NotByAddress } from '../contract/support/notByAddress';

export interface ConsoleClient {
  get: <T = Record<string, unknown>>(path: string) => Promise<T>;
  post: <T = Record<string, unknown>>(path: string, body?: unknown) => Promise<T>;
  del: <T = Record<string, unknown>>(path: string) => Promise<T>;
  /** Newest open code for a phone or email; waits up to `timeoutMs`. */
  captchaFor: (target: string, timeoutMs?: number) => Promise<string>;
  challengeAnswer: (target: string) => Promise<string>;
  /** To matching recipients, newest first. */
  outbox: (recipient: string) => Promise<SentMessage[]>;
  payerId: (q: string) => Promise<string>;
  /** Verified, without documents or contacts. Returns their id. */
  makePerson: (market: string, lastName?: string) => Promise<string>;
  /** Without a code. Returns the token. */
  signIn: (payerId: string) => Promise<string>;
  /** Returns its id. */
  makePayee: (payerId: string, payee: PayeeMade) => Promise<string>;
  payer: (id: string) => Promise<PersonState>;
  moveKyc: (payerId: string, to: string, errorCode?: string) => Promise<void>;
  /** `note`: why the bank returned a payout. `overrule`: even if a commit would be refused. */
  moveOrder: (idOrSeqNo: string, to: string, more?: { note?: string; overrule?: boolean }) => Promise<void>;
  order: (idOrSeqNo: string) => Promise<{
    order: Record<string, unknown> & { status: string };
    allowed: string[];
    history: { toStatus: string }[];
    payments: Record<string, unknown>[];
  }>;
  endSessions: (payerId: string, code?: string) => Promise<void>;
  /** Sandbox time, epoch ms. */
  now: () => Promise<number>;
  /** Also runs everything due. */
  advance: (ms: number) => Promise<void>;
  setClock: (state: { time?: number; speed?: number }) => Promise<void>;
  tick: () => Promise<number>;
  fault: (fault: {
    call: string;
    kind: string;
    detail?: Record<string, unknown>;
    times?: number;
    share?: number;
  }) => Promise<string>;
  clearFaults: () => Promise<void>;
  calls: (filter?: {
    call?: string;
    payerId?: string;
    after?: number;
    limit?: number;
  }) => Promise<LoggedCall[]>;
  action: <T = Record<string, unknown>>(name: string, params?: Record<string, unknown>) => Promise<T>;
  reset: (seed?: boolean) => Promise<void>;
}

export interface PayeeMade {
  country: string;
  accountType: string;
  form: Record<string, string>;
  fullName?: string;
  relation?: string;
}

export interface LoggedCall {
  path: string;
  id: number;
  call: string;
  status: number;
  code: string;
  fault: string | null;
  payerId: string | null;
  headers: Record<string, string>;
  params: unknown;
  answer: unknown;
}

export interface SentMessage {
  recipient: string;
  kind: string;
  payerId: string | null;
  subject: string;
  body: string;
  code: string | null;
}

export interface PersonState {
  payer: Record<string, unknown> & { id: string; kycStatus: string };
  cases: (Record<string, unknown> & {
    id: string;
    status: string;
    allowed: string[];
    answers: Record<string, unknown>;
    history: { toStatus: string }[];
  })[];
  documents: Record<string, unknown>[];
  payees: (Record<string, unknown> & { id: string })[];
  orders: (Record<string, unknown> & { id: string; seqNo: string; status: string })[];
  messages: Record<string, unknown>[];
}

const withoutIds = (path: string): string =>
  path.replace(/\?.*/, '').replace(/^\/(payers|orders|kyc)\/[^/]+/, '/$1/:id');

/**
 * Rejects with the console's error.
 * @param after awaited after each call
 */
export function consoleClient(
  url: string,
  token: string,
  after: () => Promise<void> = async () => undefined,
): ConsoleClient {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/console/api${path}`, {
      method,
      headers: {
        'x-console-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as T & { error?: string };
    if ([404, 501].includes(response.status) && answer.error === undefined)
      throw new NotByAddress(`needs the control ${method} ${withoutIds(path)}`);
    await after();
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.error ?? response.status}`);
    return answer;
  };
  const get = <T>(path: string) => send<T>('GET', path);
  const post = <T>(path: string, body: unknown = {}) => send<T>('POST', path, body);
  const part = encodeURIComponent;
  const client: ConsoleClient = {
    get,
    post,
    del: (path) => send('DELETE', path),
    async captchaFor(target, timeoutMs = 30_000) {
      for (const until = Date.now() + timeoutMs; ;) {
        const { captchas } = await get<{
          captchas: { code: string; usedAt: number | null; kind: string }[];
        }>(`/captchas?target=${part(target)}`);
        const open = captchas.find((row) => row.usedAt === null && row.kind !== 'challenge');
        if (open) return open.code;
        if (Date.now() > until) throw new Error(`No open code for ${target}.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async challengeAnswer(target) {
      const { captchas } = await get<{
        captchas: { code: string; usedAt: number | null; kind: string }[];
      }>(`/captchas?target=${part(target)}`);
      return captchas.find((row) => row.usedAt === null && row.kind === 'challenge')?.code ?? '';
    },
    outbox: async (recipient) =>
      (await get<{ outbox: SentMessage[] }>(`/outbox?recipient=${part(recipient)}`)).outbox,
    async payerId(q) {
      const { payers } = await get<{ payers: { id: string }[] }>(`/payers?q=${part(q)}`);
      if (!payers[0]) throw new Error(`Nobody matches ${q}.`);
      return payers[0].id;
    },
    makePerson: async (market, lastName) =>
      (await post<{ payerId: string }>('/payers', { market, lastName })).payerId,
    signIn: async (id) => (await post<{ token: string }>(`/payers/${part(id)}/sessions`)).token,
    makePayee: async (payerId, payee) =>
      (await post<{ payeeId: string }>(`/payers/${part(payerId)}/payees`, payee)).payeeId,
    payer: (id) => get(`/payers/${part(id)}`),
    async moveKyc(payerId, to, errorCode) {
      const { cases } = await client.payer(payerId);
      if (!cases[0]) throw new Error(`${payerId} has no identity case.`);
      await post(`/kyc/${part(cases[0].id)}/move`, {
        to,
        through: true,
        ...(errorCode ? { errorCode } : {}),
      });
    },
    async moveOrder(idOrSeqNo, to, more = {}) {
      await post(`/orders/${part(idOrSeqNo)}/move`, { to, through: true, ...more });
    },
    order: (idOrSeqNo) => get(`/orders/${part(idOrSeqNo)}`),
    async endSessions(payerId, code) {
      await post(`/payers/${part(payerId)}/sessions/end`, code ? { code } : {});
    },
    now: async () => (await get<{ time: number }>('/clock')).time,
    async advance(ms) {
      await post('/clock', { advanceMs: ms });
    },
    async setClock(state) {
      await post('/clock', state);
    },
    tick: async () => (await post<{ moved: number }>('/tick')).moved,
    fault: async (fault) => (await post<{ id: string }>('/faults', fault)).id,
    async clearFaults() {
      await send('DELETE', '/faults');
    },
    async calls(filter = {}) {
      const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
      return (await get<{ calls: LoggedCall[] }>(`/calls?${query.toString()}`)).calls;
    },
    action: (name, params = {}) => post(`/actions/${part(name)}`, params),
    async reset(seed = true) {
      await post('/reset', { seed });
    },
  };
  return client;
}
