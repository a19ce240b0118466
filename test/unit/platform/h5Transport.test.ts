/** @jest-environment jsdom */
import { request, upload } from '@/platform/h5/transport';
import { storage } from '@/platform/h5/store';

class FakeXhr {
  static last: FakeXhr;
  static breaks = '';
  status = 0;
  timeout = 0;
  responseType = '';
  responseText = '';
  response: unknown = null;
  aborted = false;
  raw = '';
  body?: FormData;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  constructor() {
    FakeXhr.last = this;
  }
  private guard(step: string) {
    if (FakeXhr.breaks === step) throw new DOMException('no', 'InvalidStateError');
  }
  open() {
    this.guard('open');
  }
  setRequestHeader() {
    this.guard('header');
  }
  send(body?: FormData) {
    this.guard('send');
    this.body = body;
  }
  getAllResponseHeaders() {
    return this.raw;
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
}

const ask = (more: object = {}) =>
  request({ url: '/x', method: 'GET', headers: { token: 'T' }, timeoutMs: 60_000, ...more });

beforeEach(() => {
  window.XMLHttpRequest = FakeXhr as never;
  FakeXhr.breaks = '';
});

test.each(['open', 'header', 'send'])(
  'given a browser that refuses at %s, then it counts as a lost network',
  async (step) => {
    FakeXhr.breaks = step;
    await expect(ask()).rejects.toMatchObject({ name: 'PlatformError', kind: 'network' });
  },
);

test('given no answer in time, then that is told from a lost network [F8-27]', async () => {
  const promise = ask();
  expect(FakeXhr.last.timeout).toBe(60_000);
  FakeXhr.last.ontimeout?.();
  await expect(promise).rejects.toMatchObject({ name: 'PlatformError', kind: 'timeout' });
});

test('bytes come as bytes, and headers with colons stay whole', async () => {
  const promise = ask({ responseType: 'arraybuffer' });
  Object.assign(FakeXhr.last, {
    status: 200,
    response: new Uint8Array([1, 255]).buffer,
    raw: 'X-Trace: a:b\r\n\r\nno colon here\r\n',
  });
  FakeXhr.last.onload?.();
  expect(await promise).toEqual({
    status: 200,
    headers: { 'x-trace': 'a:b' },
    text: '',
    bytes: new Uint8Array([1, 255]),
  });
});

test('a cancel after the answer does nothing', async () => {
  const controller = new AbortController();
  const promise = ask({ signal: controller.signal });
  FakeXhr.last.status = 200;
  FakeXhr.last.onload?.();
  await promise;
  controller.abort();
  expect(FakeXhr.last.aborted).toBe(false);
});

const uploading = {
  url: '/x',
  file: { path: '', name: 'a', size: 1, mime: '', kind: 'image' as const, source: new Blob(['x']) },
  fieldName: 'file',
  form: {},
  headers: {},
  stallMs: 1000,
  longestMs: 1000,
};

test('an upload goes as parts, its fields before the file [C7.2-13]', () => {
  void upload({ ...uploading, form: { scene: 'kyc', seqNo: 'S1' } });
  const parts = [...(FakeXhr.last.body ?? new FormData()).entries()];
  expect(parts).toEqual([
    ['scene', 'kyc'],
    ['seqNo', 'S1'],
    ['file', expect.objectContaining({ name: 'a', size: 1 })],
  ]);
  FakeXhr.last.onload?.();
});

test('progress without a known length is not reported', async () => {
  const seen: number[] = [];
  void upload({ ...uploading, onProgress: (percent) => seen.push(percent) });
  FakeXhr.last.upload.onprogress?.({ lengthComputable: false, loaded: 5, total: 0 });
  FakeXhr.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  expect(seen).toEqual([33]);
  FakeXhr.last.onload?.();
});

test('a file that is none of the browser’s fails by name', async () => {
  const { source: _source, ...file } = uploading.file;
  await expect(upload({ ...uploading, file })).rejects.toMatchObject({ kind: 'failed' });
});

test.each([
  ['null', () => null],
  [
    'a refusal',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('storage that is %s reads as empty and never throws', (_, getter) => {
  const spy = jest.spyOn(window, 'localStorage', 'get').mockImplementation(getter as never);
  expect([storage.get('a'), storage.set('a', '1'), storage.keys(), storage.remove('a')]).toEqual([
    null,
    false,
    [],
    undefined,
  ]);
  spy.mockRestore();
});
