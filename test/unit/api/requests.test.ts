import * as v from 'valibot';
import { callNames, callRow } from '@/contracts/calls';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { commonUploadImage } from '@/contracts/calls/common/upload';
import { kycOcrReference, kycOcrUpload } from '@/contracts/calls/kyc/kyc';
import { agentFeeTypes, agentQuery, agentRelationships, agentStudents } from '@/contracts/calls/school/agent';
import { payeeMethods } from '@/contracts/calls/payee/methods';
import { trackingErrorTrace } from '@/contracts/calls/tracking';
import { toAppError } from '@/core/appError';
import type { LocalFile } from '@/platform/types';
import { clientWith, turns } from '../../fakes/client';

const ok = () => ({ model: { done: true } });
const ask = (setup: ReturnType<typeof clientWith>) =>
  setup.client.call(userAgreeClause, { clauseIds: ['c1', 'c2'] });

describe('what a request carries', () => {
  test('headers say who asks, and nothing is sent empty [C6-01 C7.1-01 C7.1-02 C7.1-03 C7.1-08 C7.1-09 C7.1-10 C7.1-11 C7.1-12 C7.1-13 C7.1-17 P7-15]', async () => {
    const setup = clientWith(ok, { identity: { lang: 'zh-hk' } });
    await ask(setup);
    expect(setup.sent[0]?.headers).toEqual({
      token: 'T0',
      channel: 'web',
      lang: 'zh-hk',
      source: 'H5',
      version: '5.4.9',
      'unique-identification': 'device-1',
      imei: 'device-1',
      domain: 'app.example',
      'platform-type': 'H5',
      market: 'AUS',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(setup.sent[0]).toMatchObject({ timeoutMs: 60_000 });
  });

  test.each([
    { holds: 'P6-08 C7.2-05', name: 'common.orderByToken', params: { token: 'T' } },
    { holds: 'P6-09', name: 'login.jointAccount', params: { partyToken: 'P' } },
    { holds: 'P6-10', name: 'wechat.unbindSubscribe', params: { openId: 'o1' } },
    {
      holds: 'P6-11 C7.12-02',
      name: 'tracking.collect',
      params: { batchId: 'b1', events: [{ eventCode: 'page', entryTime: 1 }] },
    },
    {
      holds: 'P6-12 C7.12-01',
      name: 'tracking.errorTrace',
      params: { kind: 'unhandled', route: '/remit', detail: 'x' },
    },
  ] as const)('$name goes without a token, even where one is held [$holds]', async ({ name, params }) => {
    const setup = clientWith(ok);
    await setup.client.call(callRow(name), params).catch(() => undefined);
    expect(setup.sent.length).toBeGreaterThan(0);
    for (const { headers } of setup.sent) expect(headers).not.toHaveProperty('token');
  });

  test('a call that may go without a token carries the one there is [C6-01 C7.1-01]', async () => {
    const setup = clientWith(() => ({ model: { list: [] } }));
    await setup.client.call(payeeMethods, { source: 'AUS', target: 'CHN', remitType: 'personal' });
    expect(setup.sent[0]?.headers.token).toBe('T0');
  });

  test('a POST is form-encoded unless its row says JSON [C7-03 C7-05]', async () => {
    const setup = clientWith(ok);
    await ask(setup);
    expect(setup.sent[0]?.body).toBe('clauseIds=%5B%22c1%22%2C%22c2%22%5D');
    await setup.client.call(trackingErrorTrace, { kind: 'unhandled', route: '/remit', detail: 'x' });
    expect(setup.sent[1]).toMatchObject({
      body: '{"kind":"unhandled","route":"/remit","detail":"x"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(setup.sent[1]?.headers).not.toHaveProperty('token');
  });

  test('a GET has its params in path and query, escaped, below the base host [C7-04 P7-01]', async () => {
    const setup = clientWith(() => ({ model: { list: [] } }));
    await setup.client.call(payeeMethods, { source: 'AUS', target: 'CHN', remitType: 'personal' });
    expect(setup.sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.example/web/payee/v2/query/payment/method/AUS/CHN?remitType=personal',
    });
    expect(setup.sent[0]?.body).toBeUndefined();
  });

  test('a base host may have a path of its own, which every call keeps [P7-01]', async () => {
    const setup = clientWith(ok, { baseOf: () => 'https://api.example/v5/' });
    await ask(setup);
    await setup.client
      .call(payeeMethods, { source: 'AUS', target: 'CHN', remitType: 'personal' })
      .catch(() => undefined);
    const file: LocalFile = { path: 'blob:1', name: 'id.jpg', size: 10, mime: 'image/jpeg', kind: 'image' };
    await setup.client
      .upload(commonUploadImage, { countryCode: 'AUS', scene: 'kyc', fileNumber: '1' }, file)
      .catch(() => undefined);
    expect(setup.sent.map(({ url }) => url)).toEqual([
      `https://api.example/v5${userAgreeClause.path}`,
      'https://api.example/v5/web/payee/v2/query/payment/method/AUS/CHN?remitType=personal',
      `https://api.example/v5${commonUploadImage.path}`,
    ]);
  });

  test('an upload goes as parts, with its fields next to the file, and says from where [C7.1-13 C7.2-13]', async () => {
    const file: LocalFile = { path: 'blob:1', name: 'id.jpg', size: 10, mime: 'image/jpeg', kind: 'image' };
    const progress: number[] = [];
    const setup = clientWith(() => ({
      model: { ossFileKey: 'key-12345678', imgFileNameOriginal: 'id.jpg' },
    }));
    const answer = await setup.client.upload(
      commonUploadImage,
      { countryCode: 'AUS', scene: 'kyc', fileNumber: '1' },
      file,
      { onProgress: (percent) => progress.push(percent) },
    );
    expect(answer.ossFileKey).toBe('key-12345678');
    expect(setup.sent[0]).toMatchObject({
      url: 'https://api.example/image/uploadImage',
      file,
      fieldName: 'file',
      form: { countryCode: 'AUS', scene: 'kyc', fileNumber: '1' },
      headers: { 'platform-type': 'H5' },
    });
  });

  test('an upload whose answer names no file counts as failed [C3-16]', async () => {
    const file: LocalFile = { path: 'blob:1', name: 'id.jpg', size: 10, mime: 'image/jpeg', kind: 'image' };
    const setup = clientWith(() => ({ model: { imgFileNameOriginal: 'id.jpg' } }));
    await expect(
      setup.client.upload(commonUploadImage, { countryCode: 'AUS', scene: 'kyc', fileNumber: '1' }, file),
    ).rejects.toMatchObject({ kind: 'contract' });
    const uploads = callNames.map(callRow).filter(({ contentType }) => contentType === 'multipart');
    const lacking = ({ answer }: (typeof uploads)[number]) =>
      v.safeParse(answer, { imgFileNameOriginal: 'id.jpg' }).issues?.map((issue) => v.getDotPath(issue));
    for (const row of uploads)
      expect([row.name, lacking(row)]).toEqual([row.name, expect.arrayContaining(['ossFileKey'])]);
  });

  test('each host has its own address, and is told the domain [C7.1-12 P7-05]', async () => {
    const setup = clientWith(() => ({ code: '51002' }), { baseOf: (host) => `https://${host}.example/` });
    await setup.client
      .call(kycOcrReference, { countryCode: 'AUS', idType: 'passport' })
      .catch(() => undefined);
    expect(setup.sent[0]?.url).toMatch(/^https:\/\/ocr\.example\/wtocr/);
    expect(setup.sent[0]?.headers.domain).toBe('app.example');
  });

  test('what a school’s agent asks goes to the main host [C7.8-01]', async () => {
    const setup = clientWith(() => ({ code: '51002' }), { baseOf: (host) => `https://${host}.example` });
    const { client } = setup;
    await client.call(agentQuery, { id: 'A1' }).catch(toAppError);
    await client.call(agentFeeTypes, { schoolId: 's1' }).catch(toAppError);
    await client.call(agentStudents, { schoolId: 's1' }).catch(toAppError);
    await client.call(agentRelationships, {}).catch(toAppError);
    const asked = setup.sent.filter(({ url }) => url.includes('/agent/'));
    expect(asked).toHaveLength(4);
    expect(asked.filter(({ url }) => !url.startsWith('https://main.example/'))).toEqual([]);
    const agents = callNames.map(callRow).filter(({ owner }) => owner === 'agent');
    expect(agents.filter(({ host }) => host !== 'main')).toEqual([]);
  }); // prettier-ignore

  test('OCR calls carry their API version, agents and share visitors their own headers [C7.1-15 C7.1-16 P6-05]', async () => {
    const setup = clientWith(ok, { identity: { agentChannel: 'ZLP', payeeShareCountry: 'CHN' } });
    await ask(setup);
    expect(setup.sent[0]?.headers).toMatchObject({ agentchannel: 'ZLP', 'payee-share-country': 'CHN' });
    const file: LocalFile = { path: 'blob:1', name: 'id.jpg', size: 10, mime: 'image/jpeg', kind: 'image' };
    await setup.client
      .upload(
        kycOcrUpload,
        { reference: 'r1', countryCode: 'AUS', idType: 'passport', side: 'front', fileNumber: '1' },
        file,
      )
      .catch(() => undefined);
    expect(setup.sent[1]?.headers.apiversion).toBe('2');
    const ocr = callNames.map(callRow).filter(({ host }) => host === 'ocr');
    expect(ocr.filter(({ apiVersion }) => apiVersion !== '2').map(({ name }) => name)).toEqual([]);
  });
});

describe('what never leaves', () => {
  test('params that break the contract', async () => {
    const setup = clientWith(ok);
    const error = await setup.client.call(userAgreeClause, { clauseIds: 'Jane' } as never).catch(toAppError);
    expect(error).toMatchObject({ kind: 'contract' });
    expect(JSON.stringify([error, setup.told.reports])).not.toContain('Jane');
    expect(setup.sent).toEqual([]);
  });
  test('params the contract does not name', async () => {
    const setup = clientWith(ok);
    await setup.client.call(userAgreeClause, { clauseIds: [], password: 'secret' } as never);
    expect(JSON.stringify(setup.sent)).not.toContain('secret');
  });
  test('white label without a merchant code [P5-19 C7.1-14]', async () => {
    const setup = clientWith(ok, { identity: { needsMerchantCode: true } });
    await expect(ask(setup)).rejects.toMatchObject({ kind: 'channel', handled: true });
    expect([setup.sent, setup.told.toasts]).toEqual([[], [{ messageKey: 'errors.missingChannelCode' }]]);
    const known = clientWith(ok, { identity: { needsMerchantCode: true, merchantCode: 'M1' } });
    await ask(known);
    expect(known.sent[0]?.headers.merchantcode).toBe('M1');
  });
});

describe('the loading indicator', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
  );
  afterEach(() => jest.useRealTimers());

  test('shows with the first call and hides 50 ms after the last [C7.1-19 P9-07]', async () => {
    const release: (() => void)[] = [];
    const setup = clientWith(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      return ok();
    });
    const calls = [ask(setup), ask(setup)];
    await turns();
    expect(setup.told.loading).toEqual([true]);
    release[0]?.();
    await turns();
    jest.advanceTimersByTime(100);
    expect(setup.told.loading).toEqual([true]);
    release[1]?.();
    await Promise.all(calls);
    jest.advanceTimersByTime(49);
    expect(setup.told.loading).toEqual([true]);
    jest.advanceTimersByTime(1);
    expect(setup.told.loading).toEqual([true, false]);
  });

  test('calls in a row do not make it flicker', async () => {
    const setup = clientWith(ok);
    for (let i = 0; i < 5; i += 1) {
      await ask(setup);
      jest.advanceTimersByTime(40);
    }
    jest.advanceTimersByTime(50);
    expect(setup.told.loading).toEqual([true, false]);
  });

  test('hides after failures, dialogs that stay open and expired sessions too', async () => {
    for (const answer of [{ code: '10409' }, { code: '401' }, { code: '21084' }, { raw: 'x' }]) {
      const setup = clientWith(() => answer, { dialog: new Promise(() => undefined) });
      void ask(setup).catch(() => undefined);
      await turns();
      jest.advanceTimersByTime(60);
      expect(setup.told.loading).toEqual([true, false]);
    }
  });

  test('stays away where the call says so [C7.1-19 C7.1-21]', async () => {
    const setup = clientWith(ok);
    await setup.client.call(userAgreeClause, { clauseIds: [] }, { hideLoading: true });
    expect(setup.told.loading).toEqual([]);
    const quiet = clientWith(() => ({ code: '10409' }));
    await quiet.client.call(agentFeeTypes, { schoolId: 's1' }).catch(toAppError);
    expect([quiet.told.loading, quiet.told.toasts]).toEqual([[], []]);
  });
});
