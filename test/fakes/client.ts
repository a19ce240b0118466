import { createClient, type ClientDeps, type DialogAnswer, type RequestIdentity } from '@/api';
import type { CryptoModule } from '@/api/crypto/load';
import { build } from '@/variants';
import { fakePlatform, secureRandom, type FakeAnswer, type Sent } from './platform';
import { fakeServer, provenByNode, type Handler } from './server';

const identity: RequestIdentity = {
  lang: 'en',
  market: 'AUS',
  channel: 'web',
  source: 'H5',
  version: '5.4.9',
  deviceId: 'device-1',
  domain: 'app.example',
  merchantCode: '',
  needsMerchantCode: false,
  payeeShareCountry: '',
  signed: false,
};

interface Setup {
  /** Intercepts; its answer is returned at once. */
  between?: (sent: Sent) => FakeAnswer | null;
  tamper?: Parameters<typeof fakeServer>[1];
  sealRaw?: boolean;
  identity?: Partial<RequestIdentity>;
  random?: typeof secureRandom;
  baseOf?: ClientDeps['baseOf'];
  dialog?: DialogAnswer | Promise<DialogAnswer>;
  now?: () => number;
  observe?: ClientDeps['observe'];
  /** The app's own, slower check. */
  slowProof?: boolean;
}

/** Encryption loads and Web Crypto runs in other threads, which loop turns do not await. */
let elsewhere = 0;
const counted = <T>(work: Promise<T>): Promise<T> => {
  elsewhere += 1;
  return work.finally(() => {
    elsewhere -= 1;
  });
};

async function loadCrypto(slowProof = false): Promise<CryptoModule> {
  const whole = await counted(import('@/api/crypto'));
  return {
    ...whole,
    createKeySet: (...of) => counted(whole.createKeySet(...of)),
    // In jest's realm the library is ten times slower; Node verifies alike.
    ...(slowProof ? {} : { isProven: provenByNode }),
  };
}

export function clientWith(handler: Handler, setup: Setup = {}) {
  const server = fakeServer(handler, setup.tamper, setup.sealRaw);
  const { platform, sent } = fakePlatform(
    (request) => setup.between?.(request) ?? server.answer(request),
    setup.random ?? secureRandom,
  );
  const session = { token: 'T0', gToken: '', generation: 0, clears: 0 };
  const told = {
    toasts: [] as object[],
    dialogs: [] as { titleKey: string; messageKey?: string }[],
    loading: [] as boolean[],
    logins: [] as string[],
    reports: [] as string[],
  };
  const client = createClient({
    platform,
    session: {
      token: () => session.token,
      generation: () => session.generation,
      accept({ token, gToken }) {
        if (token && !session.token) session.generation += 1;
        if (token) session.token = token;
        if (gToken) session.gToken = gToken;
      },
      clear() {
        session.clears += 1;
        session.generation += 1;
        session.token = '';
      },
    },
    identity: () => ({ ...identity, ...setup.identity }),
    serverKey: build.serverKey,
    baseOf: setup.baseOf ?? (() => 'https://api.example'),
    notices: {
      toast: (toast) => void told.toasts.push(toast),
      dialog(spec) {
        told.dialogs.push(spec);
        return Promise.resolve(setup.dialog ?? 'confirm');
      },
      loading: (on) => void told.loading.push(on),
      loginRequired: (reason) => void told.logins.push(reason),
    },
    report: (kind, call, detail) => void told.reports.push(`${kind} ${call} ${detail}`),
    now: setup.now,
    observe: setup.observe,
    loadCrypto: () => loadCrypto(setup.slowProof),
  });
  return { client, server, sent, session, told };
}

export async function stateOf(promise: Promise<unknown>): Promise<'pending' | 'resolved' | 'rejected'> {
  let state: 'pending' | 'resolved' | 'rejected' = 'pending';
  promise.then(
    () => (state = 'resolved'),
    () => (state = 'rejected'),
  );
  await turns(1);
  return state;
}

/** Runs pending promises, loop turns and other threads' work. */
export async function turns(count = 20): Promise<void> {
  for (let i = 0; i < count; i += 1)
    do await new Promise((resolve) => setImmediate(resolve));
    while (elsewhere > 0);
}
