import { createTransport } from '@/platform/miniprogram/transport';
import type { LocalFile } from '@/platform/types';

type Options = Record<string, unknown> & {
  success: (answer: unknown) => void;
  fail: (failure: unknown) => void;
};

const codes = { 9: 'cancelled', 11: 'denied', 12: 'network', 13: 'timeout' } as const;
const request = {
  url: 'https://api.example/x',
  method: 'POST' as const,
  headers: { token: 'T' },
  timeoutMs: 60_000,
};
const file: LocalFile = { path: 'tmp://a.pdf', name: 'a.pdf', size: 1, mime: 'application/pdf', kind: 'pdf' };

const uploading = {
  url: request.url,
  headers: request.headers,
  file,
  fieldName: 'file',
  form: {},
  stallMs: 60_000,
  longestMs: 3_600_000,
};

function start(more: object = {}) {
  const asked: Options[] = [];
  const task = { abort: jest.fn(), onProgressUpdate: jest.fn<void, [(event: object) => void]>() };
  const api = (options: Options) => {
    asked.push(options);
    return task;
  };
  const host = { request: api, uploadFile: api, ...more };
  return {
    asked,
    task,
    ...createTransport(host, { headers: 'headers', fieldNames: ['fileName', 'name'], codes }),
  };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: { name: string; kind: string }) =>
      error.name === 'PlatformError' ? error.kind : `no PlatformError: ${error.name}`,
  );

describe('given a mini-program host', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('when it ignores the timeout, then our own clock ends the request a second later', async () => {
    const { request: send, asked, task } = start();
    const ended = failure(send(request));
    expect(asked[0]).toMatchObject({ timeout: 60_000, dataType: 'text' });
    jest.advanceTimersByTime(60_999);
    expect(task.abort).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(await ended).toBe('timeout');
    expect(task.abort).toHaveBeenCalledTimes(1);
  });

  test('when it answers, then the clock is stopped and a late failure changes nothing', async () => {
    const { request: send, asked, task } = start();
    const promise = send(request);
    asked[0]?.success({ statusCode: 200, data: 'ok', header: { A: 'b' } });
    expect(await promise).toMatchObject({ status: 200, text: 'ok', headers: { a: 'b' } });
    asked[0]?.fail({ errMsg: 'request:fail abort' });
    jest.advanceTimersByTime(120_000);
    expect(task.abort).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('when it hands out parsed JSON or bytes, then text and bytes come of it', async () => {
    const { request: send, asked } = start();
    const parsed = send(request);
    asked[0]?.success({ status: 200, data: { code: '0' }, headers: {} });
    expect(await parsed).toMatchObject({ text: '{"code":"0"}' });
    const bytes = send({ ...request, responseType: 'arraybuffer' });
    asked[1]?.success({ status: 200, data: new Uint8Array([1, 255]).buffer, headers: {} });
    expect(await bytes).toMatchObject({ text: '', bytes: new Uint8Array([1, 255]) });
  });

  test.each([
    [{ error: 9 }, 'cancelled'],
    [{ error: 11 }, 'denied'],
    [{ error: '12', errorMessage: 'words' }, 'network'],
    [{ error: 13 }, 'timeout'],
    [{ errMsg: 'request:fail timeout' }, 'timeout'],
    [{ errMsg: 'request:fail interrupted' }, 'interrupted'],
    [{ errMsg: 'request:fail abort' }, 'cancelled'],
    [{ errMsg: 'request:fail net::ERR_NAME_NOT_RESOLVED' }, 'network'],
    [{}, 'network'],
    [null, 'network'],
    ['words', 'network'],
  ])('when it fails with %j, then that is %s', async (given, kind) => {
    const { request: send, asked } = start();
    const ended = failure(send(request));
    asked[0]?.fail(given);
    expect(await ended).toBe(kind);
  });

  test('when it calls an HTTP status a failure, then the answer is still an answer', async () => {
    const { request: send, asked } = start();
    const promise = send(request);
    asked[0]?.fail({ error: 19, status: 406, data: 'no', headers: {} });
    expect(await promise).toMatchObject({ status: 406, text: 'no' });
  });

  test('when it throws or has no such API, then that is a PlatformError too', async () => {
    const throwing = start({
      request: () => {
        throw new TypeError('inner');
      },
    });
    expect(await failure(throwing.request(request))).toBe('network');
    expect(await failure(start({ request: undefined }).request(request))).toBe('unsupported');
  });

  test('when a file goes out, then old and new clients find field name and headers under the name they read [C7.2-13]', () => {
    const { upload, asked } = start();
    void upload({ ...uploading, form: { scene: 'kyc' } });
    expect(asked[0]).toMatchObject({
      filePath: 'tmp://a.pdf',
      fileName: 'file',
      name: 'file',
      header: { token: 'T' },
      headers: { token: 'T' },
      formData: { scene: 'kyc' },
      // The host's minute would cut slow requests.
      timeout: 3_600_000,
    });
  });

  test('when the same progress is told again and again, then nothing moves', async () => {
    const { upload, task } = start();
    const ended = failure(upload(uploading));
    const tell = task.onProgressUpdate.mock.calls[0]?.[0] as (event: object) => void;
    tell({ progress: 40, totalBytesSent: 400 });
    jest.advanceTimersByTime(30_000);
    tell({ progress: 40, totalBytesSent: 400 });
    jest.advanceTimersByTime(30_000);
    expect(await ended).toBe('timeout');
    // Late progress restarts no timer.
    tell({ progress: 41, totalBytesSent: 401 });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('when it tells no progress at all, then a slow upload is let go on', async () => {
    const api = (options: Options) => {
      asked.push(options);
      return { abort: jest.fn() };
    };
    const asked: Options[] = [];
    const { upload } = start({ uploadFile: api });
    const ended = upload(uploading);
    jest.advanceTimersByTime(600_000);
    asked[0]?.success({ statusCode: 200, data: 'ok', header: {} });
    expect(await ended).toMatchObject({ text: 'ok' });
  });
});
