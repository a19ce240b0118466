import { fake } from '../fakeApp';
import { act } from 'react';
import { platform } from '@/platform';
import type { PlatformRequest } from '@/platform/types';
import { addEnglish } from '../english';
import { byId, draw, isThere, namesOf, press, type, words } from '../drawn';
import { QaTools } from '@/modules/qa/QaTools';
import { seeCall, seenPages } from '@/state/qa/seen';
import { readStored, writeMember, writeStored } from '@/state/storage/storage';
import { answerDialog, useNotices } from '@/state/notices/notices';

const sent: PlatformRequest[] = [];
let answerOf: (request: PlatformRequest) => { status: number; text: string } | Error;
jest.spyOn(platform, 'request').mockImplementation(async (request) => {
  sent.push(request);
  const answer = answerOf(request);
  if (answer instanceof Error) throw answer;
  return { headers: {}, ...answer };
});
const way: string[] = [];
fake.navigation({
  goBack: () => undefined,
  openRemitTab: async () => way.push('home'),
});

const called = (name: string, code: string) => seeCall({ row: { name } } as never, Date.now(), { code });

const ok = (body: object) => ({ status: 200, text: JSON.stringify(body) });
const console_ = ({ url, method }: PlatformRequest) =>
  url.endsWith('/clock')
    ? ok({ time: Date.UTC(2026, 0, 5, 12), speed: 1 })
    : url.endsWith('/faults') && method === 'GET'
      ? ok({ faults: [{ call: 'order.get', kind: 'httpStatus' }] })
      : url.endsWith('/actions')
        ? ok({
            actions: [
              { name: 'scene.loginExpired', title: 'Login expired', kind: 'scene' },
              { name: 'kyc.fail', title: 'Needs params', kind: 'action' },
            ],
          })
        : ok({ done: true });

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
async function open(part: 'app' | 'calls' | 'storage' | 'sandbox'): Promise<void> {
  draw(<QaTools />);
  press(`qa-tab-${part}`);
  await settled();
}

beforeAll(addEnglish);
beforeEach(() => {
  localStorage.clear();
  sent.splice(0);
  way.splice(0);
  answerOf = console_;
});

test('tells the build, and the last pages without what names a person or lets someone in', async () => {
  const order = { name: 'bankOrder', path: '/bankOrder', step: 0, params: { seqNo: 'R123' } } as const;
  const secrets = { ticket: 'sesame', scene: 'reset', market: 'AUS' } as const;
  seenPages.unshift({ name: 'setPwd', path: '/setPwd', step: 0, params: secrets }, order);
  await open('app');
  expect(words()).toContain('Query secretDevelopment');
  expect(words()).toMatch(
    /setPwd.*pages\/account\/password.*ticket: •••.*scene: reset.*bankOrder.*seqNo: R123/,
  );
  expect(words()).not.toContain('sesame');
});

test('shows the calls by name and result, the newest first', async () => {
  called('order.get', '200');
  called('remit.commit', 'network');
  await open('calls');
  expect(words()).toMatch(/remit\.commit.* ms.*network.*order\.get.* ms.*200/);
});

test('keeps the last 50 calls', async () => {
  for (let call = 0; call < 60; call += 1) called(`call.${call}`, '200');
  await open('calls');
  expect(byId('qa-calls').querySelectorAll('.ui-list-row')).toHaveLength(50);
  expect(words()).not.toMatch(/call\.9\d:/);
});

test('lists what is stored; values only of what is no person’s', async () => {
  writeStored('market', 'AUS');
  writeStored('token', 'T-secret');
  writeStored('remitDraft', '{"amount":"1250"}');
  writeMember('draft', 'user7:payee', '{"name":"Qzcanary"}');
  await open('storage');
  expect(words()).toMatch(/draft:.*marketAUS.*remitDraft.*token/);
  expect(words()).not.toMatch(/T-secret|1250|Qzcanary|user7/);
});

test('resets only after a yes, and then leads home', async () => {
  writeStored('market', 'AUS');
  await open('storage');
  for (const [answer, kept] of [
    ['cancel', 'AUS'],
    ['confirm', null],
  ] as const) {
    press('qa-reset');
    const asked = useNotices.getState().dialog;
    await act(async () => answerDialog(asked?.id ?? 0, answer));
    await settled();
    expect(readStored('market')).toBe(kept);
  }
  expect(way).toEqual(['home']);
});

test.each([
  ['nothing answers', () => new Error('network'), /Start the sandbox with npm start/],
  ['another machine asks', () => ({ status: 403, text: '{}' }), /SANDBOX_CONSOLE=open/],
  ['the server is no sandbox', () => ({ status: 404, text: '<html>' }), /Start the sandbox with npm start/],
  ['the token is wrong', () => ({ status: 401, text: '{}' }), /Enter the token/],
])('says what to do where %s', async (_, answer, told) => {
  answerOf = answer;
  await open('sandbox');
  expect(words()).toMatch(told);
  expect(isThere('qa-connect')).toBe(true);
});

test('given the token once, the console is asked by it from then on', async () => {
  answerOf = (request) =>
    request.headers['x-console-token'] === 'abc' ? console_(request) : { status: 401, text: '{}' };
  await open('sandbox');
  type('qa-token', ' abc ');
  press('qa-connect');
  await settled();
  expect(isThere('qa-connect')).toBe(false);
  expect(words()).toContain('order.gethttpStatus');
  expect(namesOf('button')).toContain('Login expired');
  expect(words()).not.toContain('Needs params');

  press('scene.loginExpired');
  await settled();
  press('qa-fault-down');
  await settled();
  press('qa-clock-day');
  await settled();
  const done = sent.filter(({ method }) => method !== 'GET');
  expect(
    done.map(({ url, body }) => [url.replace(/^.*\/console\/api/, ''), JSON.parse(body ?? '') as unknown]),
  ).toEqual([
    ['/actions/scene.loginExpired', {}],
    ['/faults', { call: '*', kind: 'httpStatus', detail: { status: 503 } }],
    ['/clock', { advanceMs: 86_400_000 }],
  ]);
});

test('what the console refuses is said in its words, and the rest stays in sight', async () => {
  answerOf = (request) =>
    request.method === 'POST'
      ? { status: 409, text: '{"error":"There is no such order."}' }
      : console_(request);
  await open('sandbox');
  press('scene.loginExpired');
  await settled();
  expect(words()).toContain('There is no such order.');
  expect(namesOf('button')).toContain('Login expired');
});
