import { AppError } from '@/core/appError';
import { asJpeg } from '@/platform/files/localFile';
import { PlatformError, type LocalFile, type PlatformFiles } from '@/platform/types';
import { createUploads } from '@/state/uploads/createUploads';
import {
  type DoubtOf,
  isUnfinished,
  keysOf,
  lackOf,
  type SendFile,
  type SendOptions,
  type UploadRules,
} from '@/state/uploads/types';

const PDF = '%PDF-1.4 ';
const PNG = '\x89PNG\r\n\x1a\n';
const HEIC = '\0\0\0\x18ftypheic';
const LIMIT = 1000;

const local = (name: string, content: string, size = 500): LocalFile => ({
  path: `tmp/${name}`,
  name,
  size,
  mime: '',
  kind: 'unknown',
  source: content,
});

const cut = (kind: 'network' | 'timeout' | 'cancelled' | 'http' = 'network') =>
  new AppError({ code: kind, kind, messageKey: 'errors.network' });
const refusal = new AppError({
  code: '1',
  kind: 'business',
  messageKey: 'errors.unknown',
  serverMessage: 'Too blurred',
});

interface Sending extends SendOptions {
  file: LocalFile;
  done: (key: string) => void;
  fail: (error: unknown) => void;
}

function setUp(rules: Partial<UploadRules> = {}, known?: string[], doubtOf?: DoubtOf) {
  const sent: Sending[] = [];
  const chosen: (LocalFile[] | PlatformError)[] = [];
  const asked: unknown[] = [];
  const compressed: unknown[] = [];
  let hide = (): void => undefined;
  let show = (): void => undefined;
  let numbers = 0;
  const files: PlatformFiles = {
    choose: async (options) => {
      asked.push(options);
      const next = chosen.shift() ?? new PlatformError('cancelled');
      if (next instanceof PlatformError) throw next;
      return next;
    },
    head: async ({ source }) => Uint8Array.from(String(source), (sign) => sign.charCodeAt(0)),
    compress: async (file, size) => {
      compressed.push(size);
      return file.name.includes('stubborn')
        ? file
        : { ...file, name: asJpeg(file.name), mime: 'image/jpeg', size: 100 };
    },
    showPicture: async () => undefined,
    savePicture: async () => undefined,
    open: async () => undefined,
  };
  const send: SendFile = (file, options) =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(cut('cancelled')));
      sent.push({ ...options, file, done: (ossFileKey) => resolve({ ossFileKey }), fail: reject });
    });
  const uploads = createUploads(
    {
      rules: () => ({ types: ['image', 'pdf'], maxBytes: LIMIT, max: 3, ...rules }),
      send,
      known,
      doubtOf,
      nameOf: (number) => `Receipt ${number}`,
    },
    {
      files,
      app: {
        onAppHide: (cb) => ((hide = cb), () => undefined),
        onAppShow: (cb) => ((show = cb), () => undefined),
      },
      newFileNumber: async () => `number-${(numbers += 1)}`,
    },
  );
  const end = uploads.begin();
  const settle = () => new Promise((next) => setTimeout(next, 0));
  return {
    uploads,
    sent,
    asked,
    compressed,
    end,
    settle,
    hide: () => hide(),
    show: () => show(),
    choose: async (...next: (LocalFile[] | PlatformError)[]) => {
      chosen.push(...next);
      void uploads.choose('files');
      await settle();
    },
    chooseInstead: async (id: number, next: LocalFile[]) => {
      chosen.push(next);
      void uploads.choose('any', id);
      await settle();
    },
    after: async (act: () => void) => {
      act();
      await settle();
      return uploads.getState().entries.map(({ state, problem, key }) => key ?? problem?.kind ?? state);
    },
  };
}

describe('given a look at pictures before they are sent', () => {
  const doubtOf: DoubtOf = async ({ name }) => (name.includes('blurred') ? 'Blurred' : null);

  test('a doubtful one waits, goes when another is chosen, and is sent when the person says so', async () => {
    const { uploads, sent, choose, after, settle } = setUp({ max: 1 }, undefined, doubtOf);
    await choose([local('blurred.png', PNG)]);
    expect(uploads.getState().entries).toMatchObject([
      { state: 'failed', problem: { kind: 'doubtful', text: 'Blurred' } },
    ]);
    expect([sent.length, lackOf(uploads.getState()), isUnfinished(uploads.getState())]).toEqual([
      0,
      'troubled',
      false,
    ]);
    await choose([local('blurred-too.png', PNG)]);
    expect(uploads.getState().entries).toHaveLength(1);
    void uploads.retry(uploads.getState().entries[0]?.id ?? -1);
    await settle();
    expect(sent.map(({ file }) => [file.name, file.size])).toEqual([['blurred-too.jpg', 100]]);
    expect(await after(() => sent[0]?.done('key-1'))).toEqual(['key-1']);
  });

  test('a sound one and a paper go at once', async () => {
    const { sent, choose } = setUp({}, undefined, doubtOf);
    await choose([local('a.png', PNG), local('blurred.pdf', PDF)]);
    expect(sent.map(({ file }) => file.name).sort()).toEqual(['a.jpg', 'blurred.pdf']);
  });

  test('one that is there is replaced only once another has been chosen', async () => {
    const { uploads, sent, choose, after, settle } = setUp({ max: 1 });
    await choose([local('first.png', PNG)]);
    await after(() => sent[0]?.done('key-1'));
    void uploads.choose('any', 0);
    await settle();
    expect(keysOf(uploads.getState())).toEqual(['key-1']);
    await choose([local('unheard.png', PNG)]);
    expect(keysOf(uploads.getState())).toEqual(['key-1']);
  });

  test('the new one takes the place of the old', async () => {
    const { uploads, sent, chooseInstead, choose, after } = setUp({ max: 1 });
    await choose([local('first.png', PNG)]);
    await after(() => sent[0]?.done('key-1'));
    await chooseInstead(0, [local('second.png', PNG)]);
    expect(await after(() => sent[1]?.done('key-2'))).toEqual(['key-2']);
    expect(uploads.getState().entries).toHaveLength(1);
  });
});

describe('given chosen files', () => {
  test('each is sent under a number of its own and counts once the server has it [P4.3-16]', async () => {
    const { uploads, sent, choose, after, asked } = setUp();
    await choose([local('a.pdf', PDF), local('b.png', PNG)]);
    expect(asked).toEqual([{ count: 3, types: ['image', 'pdf'], source: 'files' }]);
    expect(sent.map(({ file, fileNumber }) => [file.name, file.kind, fileNumber])).toEqual([
      ['a.pdf', 'pdf', 'number-1'],
      ['b.jpg', 'image', 'number-2'],
    ]);
    sent[0]?.onProgress(40);
    expect(uploads.getState().entries[0]).toMatchObject({ state: 'uploading', percent: 40 });
    expect(keysOf(uploads.getState())).toEqual([]);
    expect(await after(() => sent[1]?.done('key-b'))).toEqual(['uploading', 'key-b']);
    expect([keysOf(uploads.getState()), isUnfinished(uploads.getState())]).toEqual([['key-b'], true]);
    await after(() => sent[0]?.done('key-a'));
    expect([keysOf(uploads.getState()), isUnfinished(uploads.getState())]).toEqual([
      ['key-a', 'key-b'],
      false,
    ]);
  });

  test.each([
    ['a picture by name, a page by content', local('a.png', '<html>'), 'wrongType'],
    ['a PDF by content where its name says picture', local('a.png', PDF), 'wrongType'],
    ['a kind that is not asked for', local('a.docx', 'PK\x03\x04 word/'), 'wrongType'],
    ['nothing inside', local('a.pdf', '', 0), 'empty'],
    ['one byte over the limit', local('a.pdf', PDF, LIMIT + 1), 'tooLarge'],
    ['a phone picture that cannot be rewritten', local('stubborn.heic', HEIC), 'rawPicture'],
  ])('%s is turned down and never sent [P4.3-15]', async (_what, file, problem) => {
    const { uploads, sent, choose } = setUp();
    await choose([file]);
    expect([uploads.getState().entries[0]?.problem?.kind, sent.length]).toEqual([problem, 0]);
    expect(isUnfinished(uploads.getState())).toBe(false);
    await uploads.retry(0);
    expect(sent).toHaveLength(0);
    await choose([local('b.pdf', PDF)]);
    expect(uploads.getState().entries.map(({ file: shown }) => shown?.name)).toEqual(['b.pdf']);
  });

  test('a large picture is judged by what is sent; one a phone takes is sent as a JPEG [P4.3-14]', async () => {
    const { sent, choose } = setUp();
    await choose([local('big.png', PNG, LIMIT * 9), local('a.heic', HEIC)]);
    expect(sent.map(({ file }) => [file.size, file.mime])).toEqual([
      [100, 'image/jpeg'],
      [100, 'image/jpeg'],
    ]);
  });

  test('a picture is made 1000 wide at a quality of 0.8 [P9-27 P9-28]', async () => {
    const { sent, compressed, choose } = setUp();
    await choose([local('a.png', PNG), local('a.pdf', PDF)]);
    expect(compressed).toEqual([{ width: 1000, quality: 0.8 }]);
    expect(sent).toHaveLength(2);
  });

  test('what the app has made itself is sent as it is, and answers with its key or with nothing', async () => {
    const { uploads, sent, settle } = setUp();
    const made = { ...local('signature.png', PNG, 900), mime: 'image/png', kind: 'image' } as const;
    const first = uploads.add(made);
    await settle();
    expect(sent[0]?.file).toBe(made);
    sent[0]?.done('key-1');
    await expect(first).resolves.toBe('key-1');
    const second = uploads.add(made);
    await settle();
    sent[1]?.fail(cut());
    await expect(second).resolves.toBeNull();
    expect(uploads.getState().entries[1]?.problem).toEqual({ kind: 'cut' });
  });

  test('no more are asked for or taken than there is room for', async () => {
    const { uploads, sent, choose, asked } = setUp({ max: 2 }, ['key-1']);
    await choose([local('a.pdf', PDF), local('b.pdf', PDF)]);
    await choose([local('c.pdf', PDF)]);
    expect([sent.length, asked.length, keysOf(uploads.getState())]).toEqual([1, 1, ['key-1']]);
  });

  test('where no number is told, several are asked for at a time, and again [F5.4-13]', async () => {
    const { choose, asked, uploads } = setUp({ max: 0 });
    await choose([local('a.pdf', PDF), local('b.pdf', PDF)]);
    await choose([local('c.pdf', PDF)]);
    expect(asked).toMatchObject([{ count: 9 }, { count: 9 }]);
    expect(uploads.getState().entries).toHaveLength(3);
  });

  test('a second tap while the picker is open asks nothing', async () => {
    const { uploads, asked } = setUp();
    await Promise.all([uploads.choose('album'), uploads.choose('album')]);
    expect(asked).toHaveLength(1);
  });
});

describe('given a sending that fails', () => {
  test.each(['network', 'timeout', 'http'] as const)(
    'after a %s failure the file is kept and sent again under its number; the others stay',
    async (kind) => {
      const { uploads, sent, choose, after } = setUp();
      await choose([local('a.pdf', PDF), local('b.pdf', PDF)]);
      await after(() => sent[0]?.done('key-a'));
      expect(await after(() => sent[1]?.fail(cut(kind)))).toEqual([
        'key-a',
        kind === 'timeout' ? 'stalled' : 'cut',
      ]);
      await after(() => void uploads.retry(1));
      expect(sent[2]).toMatchObject({ fileNumber: 'number-2', file: { name: 'b.pdf' } });
      expect(await after(() => sent[2]?.done('key-b'))).toEqual(['key-a', 'key-b']);
    },
  );

  test('two taps on retry send once', async () => {
    const { uploads, sent, choose, after } = setUp();
    await choose([local('a.pdf', PDF)]);
    await after(() => sent[0]?.fail(cut()));
    await after(() => {
      void uploads.retry(0);
      void uploads.retry(0);
    });
    expect(sent).toHaveLength(2);
  });

  test('the words of a refusal are shown', async () => {
    const { uploads, sent, choose, after } = setUp();
    await choose([local('a.pdf', PDF)]);
    await after(() => sent[0]?.fail(refusal));
    expect(uploads.getState().entries[0]?.problem).toEqual({ kind: 'refused', text: 'Too blurred' });
  });

  test('what is stopped is kept, what is removed is gone, and neither comes back with a late answer', async () => {
    const { uploads, sent, choose, after } = setUp();
    await choose([local('a.pdf', PDF), local('b.pdf', PDF)]);
    expect(await after(() => uploads.stop(0))).toEqual(['stopped', 'uploading']);
    expect(await after(() => uploads.remove(1))).toEqual(['stopped']);
    expect(await after(() => sent[1]?.done('key-b'))).toEqual(['stopped']);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test('leaving the screen stops everything', async () => {
    const { end, sent, choose } = setUp();
    await choose([local('a.pdf', PDF)]);
    end();
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

describe('given the app in the background', () => {
  test.each(['before', 'after'] as const)(
    'what is cut there goes on by itself, reported %s the return',
    async (when) => {
      const { sent, choose, after, hide, show } = setUp();
      await choose([local('a.pdf', PDF), local('b.pdf', PDF)]);
      await after(() => sent[0]?.done('key-a'));
      hide();
      if (when === 'after') show();
      const then = await after(() => sent[1]?.fail(cut()));
      expect(then).toEqual(['key-a', when === 'before' ? 'resuming' : 'uploading']);
      if (when === 'before') await after(show);
      expect(sent[2]).toMatchObject({ fileNumber: 'number-2' });
      expect(await after(() => sent[2]?.done('key-b'))).toEqual(['key-a', 'key-b']);
    },
  );

  test('what is cut again in the foreground waits for the person', async () => {
    const { sent, choose, after, hide, show } = setUp();
    await choose([local('a.pdf', PDF)]);
    hide();
    await after(() => sent[0]?.fail(cut()));
    await after(show);
    expect(await after(() => sent[1]?.fail(cut()))).toEqual(['cut']);
    await after(show);
    expect(sent).toHaveLength(2);
  });
});

test.each([
  ['denied', 'denied'],
  ['unsupported', 'unsupported'],
  ['cancelled', null],
] as const)('a choice that ends %s leaves the files as they are and says %s', async (kind, barred) => {
  const { uploads, choose } = setUp({}, ['key-1']);
  await choose(new PlatformError(kind));
  expect(uploads.getState()).toMatchObject({ barred, choosing: false });
  expect(keysOf(uploads.getState())).toEqual(['key-1']);
});

describe('given files that the host gives no name', () => {
  const photo = (path: string): LocalFile => ({ ...local(path, PNG), name: path, unnamed: true });

  test('they are called by what is asked for and a number, which no two that are there share', async () => {
    const { uploads, sent, choose } = setUp();
    await choose([photo('tmp_7.png'), local('bill.pdf', PDF)]);
    expect(sent.map(({ file }) => file.name).sort()).toEqual(['Receipt 1.jpg', 'bill.pdf']);
    expect(uploads.getState().entries.map(({ number }) => number)).toEqual([1, 2]);
    uploads.remove(0);
    await choose([{ ...photo('tmp_8.heic'), source: PDF, name: 'tmp_8.pdf' }]);
    expect(sent[2]?.file.name).toBe('Receipt 3.pdf');
    await choose([{ ...photo('tmp_9.png'), source: '<html>' }]);
    expect(uploads.getState().entries.at(-1)).toMatchObject({ number: 4, file: { name: 'Receipt 4.png' } });
    await choose([local('last.pdf', PDF)]);
    expect(uploads.getState().entries.map(({ number }) => number)).toEqual([2, 3, 4]);
  });
});

test('what a question lacks is told once: by the file in trouble, or else by the question', async () => {
  const { uploads, sent, choose, after } = setUp({ types: ['pdf'] });
  const lacks = () => [lackOf(uploads.getState()), lackOf(uploads.getState(), false)];
  expect(lacks()).toEqual(['missing', null]);
  await choose([local('a.png', '<html>')]);
  expect(lacks()).toEqual(['troubled', null]);
  await choose([local('a.pdf', PDF)]);
  expect(lacks()).toEqual(['waiting', 'waiting']);
  await after(() => sent[0]?.fail(cut()));
  expect(lacks()).toEqual(['troubled', 'troubled']);
  await after(() => void uploads.retry(1));
  await after(() => sent[1]?.done('key-a'));
  expect(lacks()).toEqual([null, null]);
  await choose([local('b.png', '<html>')]);
  expect(lacks()).toEqual([null, null]);
});
