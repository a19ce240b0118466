import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { catalogueStamps } from '../../../config/catalogue';
import { compressFiles } from '../../../scripts/lib/build/compress.mjs';
import { feeTypes } from '@/domain/school/school';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

describe('static files', () => {
  let sandbox: TestSandbox;
  before(async () => {
    const h5Dir = fs.mkdtempSync(path.join(os.tmpdir(), 'h5-'));
    fs.writeFileSync(
      path.join(h5Dir, 'index.html'),
      '<!doctype html><title>app</title><script>1 + 1</script>',
    );
    fs.mkdirSync(path.join(h5Dir, 'js'));
    fs.writeFileSync(path.join(h5Dir, 'js/app.1a2b3c4d.js'), 'app()');
    const large = `app(${JSON.stringify('a'.repeat(5000))})`;
    fs.writeFileSync(path.join(h5Dir, 'js/large.1a2b3c4d.js'), large);
    await compressFiles(h5Dir);
    const preloads = {
      pages: { 'pages/tabbar/index': ['/css/home.1a2b3c4d.css', '/chunk/home.1a2b3c4d.js'] },
      texts: { en: '/static/locales/en.first.json?t=aaa', de: '/static/locales/de.first.json?t=bbb' },
    };
    fs.writeFileSync(path.join(h5Dir, 'preload.json'), JSON.stringify(preloads));
    fs.writeFileSync(path.join(h5Dir, '.secret'), 'hidden');
    sandbox = await startTestSandbox({ quiet: true, h5Dir });
  });
  after(() => sandbox.close());
  const get = (place: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}${place}`, { headers });

  test('every page address answers the app, whatever its path', async () => {
    for (const place of ['/', '/remit', '/payee/bank/chn', '/js', '/AUS/orderPayBack?q=abc']) {
      const response = await get(place, { accept: 'text/html' });
      assert.equal(response.status, 200, place);
      assert.match(await response.text(), /<title>app/);
      assert.equal(response.headers.get('cache-control'), 'no-cache');
    }
  });

  test('a page announces what its address begins with, and the texts of its reader', async () => {
    const told = async (place: string, language: string) =>
      (await get(place, { accept: 'text/html', 'accept-language': language })).headers.get('link');
    const home =
      '</css/home.1a2b3c4d.css>; rel=preload; as=style, </chunk/home.1a2b3c4d.js>; rel=preload; as=script';
    const texts = (language: string, stamp: string) =>
      `</static/locales/${language}.first.json?t=${stamp}>; rel=preload; as=fetch; crossorigin`;
    for (const place of ['/', '/remit', '/tabbar/order'])
      assert.equal(await told(place, 'de-CH,de;q=0.9,en;q=0.8'), `${home}, ${texts('de', 'bbb')}`, place);
    assert.equal(await told('/login', 'xx'), texts('en', 'aaa'));
  });

  test('search engines leave out only the page of a recipient', async () => {
    const told = async (place: string) =>
      (await get(place, { accept: 'text/html' })).headers.get('x-robots-tag');
    assert.equal(await told('/track?code=abc'), 'noindex');
    for (const place of ['/', '/remit', '/about']) assert.equal(await told(place), null, place);
  });

  test('at an address of the app whoever takes anything gets the page, and HEAD its headers', async () => {
    for (const headers of [{ accept: '*/*' }, { accept: 'text/html' }]) {
      const page = await get('/payee/bank/chn?q=abc', headers);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<title>app/);
      const head = await fetch(`${sandbox.url}/remit`, { method: 'HEAD', headers });
      assert.equal(head.status, 200);
      assert.match(head.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(head.headers.get('content-security-policy') ?? '', /default-src 'none'/);
      assert.equal(await head.text(), '');
    }
    assert.equal((await get('/web/nothing/here', { accept: '*/*' })).status, 404);
    assert.equal((await get('/remit', { accept: 'application/json' })).status, 404);
  });

  test('files go out as the build has compressed them, in what the reader takes', async () => {
    const file = '/js/large.1a2b3c4d.js';
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get(file, { 'accept-encoding': accepted });
      assert.equal(answer.headers.get('content-encoding'), sent, accepted);
      assert.match(answer.headers.get('content-type') ?? '', /javascript/);
      assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i);
      assert.equal((await answer.text()).length, 5000 + 'app("")'.length);
    }
    const small = await get('/js/app.1a2b3c4d.js', { 'accept-encoding': 'br' });
    assert.equal(small.headers.get('content-encoding'), null);
    assert.equal(await small.text(), 'app()');
  });

  test('a page may run its own files and its inline scripts, by their content, and nothing else', async () => {
    const policy =
      (await get('/remit', { accept: 'text/html' })).headers.get('content-security-policy') ?? '';
    const own = createHash('sha256').update('1 + 1').digest('base64');
    assert.match(policy, /default-src 'none'/);
    assert.ok(policy.includes(`script-src 'self' 'sha256-${own}';`), policy);
    const call = await get('/web/common/supportCountry');
    assert.match(call.headers.get('content-security-policy') ?? '', /script-src 'self';/);
    assert.equal(call.headers.get('x-content-type-options'), 'nosniff');
  });

  test('hashed assets may be kept for ever, missing ones are 404 and never the page', async () => {
    const asset = await get('/js/app.1a2b3c4d.js');
    assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
    assert.match(asset.headers.get('content-type') ?? '', /javascript/);
    assert.equal((await get('/js/app.00000000.js', { accept: 'text/html' })).status, 404);
    assert.equal((await get('/.secret', { accept: 'text/html' })).status, 404);
    const again = await get('/js/app.1a2b3c4d.js', {
      'if-none-match': asset.headers.get('etag') ?? '',
      // Like a browser; fetch would add no-cache.
      'cache-control': 'max-age=0',
    });
    assert.equal(again.status, 304);
  });

  test('translations are merged by file, and an unknown language is 404 [C7.2-15]', async () => {
    const response = await get('/static/locales/en.json?t=1', { origin: 'https://app.test' });
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    const catalogue = (await response.json()) as Record<string, unknown>;
    // Server texts are not served, QA texts are bundled.
    const files = fs.readdirSync('locales/en').map((file) => path.basename(file, '.json'));
    assert.deepEqual(
      Object.keys(catalogue).sort(),
      files.filter((name) => !['server', 'qa'].includes(name)),
    );
    const [first, rest] = await Promise.all(
      ['first', 'rest'].map(async (part) => {
        const answer = await get(`/static/locales/en.${part}.json`);
        return (await answer.json()) as Record<string, unknown>;
      }),
    );
    assert.ok(first?.common && rest?.kyc);
    assert.deepEqual({ ...first, ...rest }, catalogue);
    for (const language of ['en', 'zh', 'zh-HK']) {
      const answer = await get(`/static/locales/${language}.json`);
      const { common } = (await answer.json()) as Record<string, unknown>;
      assert.deepEqual(common, JSON.parse(fs.readFileSync(`locales/${language}/common.json`, 'utf8')));
    }
    for (const file of ['xx.json', 'xx.first.json', 'en.last.json'])
      assert.equal((await get(`/static/locales/${file}`)).status, 404, file);
  });

  test('texts are kept by their content, and go out compressed', async () => {
    const stamps = catalogueStamps('locales');
    const kept = await get(`/static/locales/en.first.json?t=${stamps.en}`, { 'accept-encoding': 'br' });
    assert.match(kept.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(kept.headers.get('content-encoding'), 'br');
    assert.ok(((await kept.json()) as Record<string, unknown>).common);
    for (const place of ['/static/locales/en.first.json', `/static/locales/en.json?t=${stamps.zh}`]) {
      const other = await get(place, { 'accept-encoding': 'gzip' });
      assert.equal(other.headers.get('cache-control'), 'no-cache', place);
      assert.equal(other.headers.get('content-encoding'), 'gzip', place);
      assert.ok(((await other.json()) as Record<string, unknown>).common);
    }
    const again = await get('/static/locales/en.rest.json', {
      'if-none-match': kept.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    assert.equal(again.status, 304);
  });

  test('the pinyin list reads names, family names first [C7.2-14]', async () => {
    const { syllables, surnames } = (await (await get('/static/pinyin.json')).json()) as {
      syllables: Record<string, string>;
      surnames: Record<string, string>;
    };
    const reading = (sign: string, family: boolean) =>
      (family && surnames[sign]) ||
      Object.keys(syllables).find((syllable) => syllables[syllable]?.includes(sign));
    const name = (text: string) => Array.from(text, (sign, index) => reading(sign, index === 0)).join(' ');
    assert.equal(name('王芳'), 'wang fang');
    assert.equal(name('欧阳娜'), 'ou yang na');
    assert.equal(name('单小丽'), 'shan xiao li');
    assert.equal(name('曾伟'), 'zeng wei');
    const all = Object.values(syllables).join('');
    assert.equal(new Set(all).size, Array.from(all).length, 'a character is listed once');
  });

  test('the study-proof configuration knows every cost type and names every proof in each bundled language [C7.2-18]', async () => {
    const config = (await (await get('/static/study-proof.json')).json()) as {
      proofs: { code: string; names: Record<string, string> }[];
      byCostType: Record<string, string[]>;
      byTarget: Record<string, { add: string[] }>;
      byPayer: Record<string, { add: string[] }>;
    };
    assert.deepEqual(Object.keys(config.byCostType).sort(), [...feeTypes].sort());
    const known = new Set(config.proofs.map((proof) => proof.code));
    const used = [config.byTarget, config.byPayer].flatMap((table) =>
      Object.values(table).flatMap((row) => row.add),
    );
    for (const code of [...Object.values(config.byCostType).flat(), ...used])
      assert.ok(known.has(code), code);
    for (const { names } of config.proofs) assert.deepEqual(Object.keys(names).sort(), ['en', 'zh', 'zh-HK']);
  });

  test('the development servers of this machine may call it, pages of the web may not', async () => {
    const near = await get('/web/common/supportCountry', { origin: 'http://localhost:10086' });
    assert.equal(near.headers.get('access-control-allow-origin'), 'http://localhost:10086');
    const far = await get('/web/common/supportCountry', { origin: 'https://evil.test' });
    assert.equal(far.headers.get('access-control-allow-origin'), null);
    const preflight = await fetch(`${sandbox.url}/web/ratefee/fee`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:10086',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'token,rs',
      },
    });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-headers'), 'token,rs');
    const atConsole = await fetch(`${sandbox.url}/console/api/clock`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:10086', 'access-control-request-method': 'POST' },
    });
    assert.equal(atConsole.status, 404);
    assert.equal(atConsole.headers.get('access-control-allow-origin'), null);
  });

  test('the console page is served with a policy that lets nothing else in', async () => {
    const page = await get('/console/');
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.ok((await (await get('/console/page.js')).text()).length > 50_000);
  });
});
