import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import type { H5App, H5Build } from '../../../sandbox/http/h5App';
import { protect } from '../../../sandbox/http/protection';
import { registerStatic } from '../../../sandbox/http/static';

const building: H5Build = { of: 'app', seconds: 3.7, usual: 38.2, failed: null };

describe('the app while it is built', () => {
  const folders = ['all', 'main'].map((name) =>
    path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'h5-')), name),
  );
  const [all = '', main = ''] = folders;
  const asked: (string | null)[] = [];
  let state: string | H5Build = building;
  let retried = 0;
  const h5App: H5App = {
    folders,
    open(brand) {
      asked.push(brand);
      return state;
    },
    retry: () => void (retried += 1),
  };
  let app: FastifyInstance;
  before(async () => {
    app = Fastify();
    await protect(app);
    await registerStatic(app, { h5App, localesDir: 'locales', staticDir: path.resolve('sandbox/static') });
  });
  after(() => app.close());
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' } });

  function built(folder: string, name: string): void {
    fs.mkdirSync(path.join(folder, 'js'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>${name}</title>`);
    fs.writeFileSync(path.join(folder, `js/${name}.js`), name);
  }

  test('a page says so, asks for itself, and is never kept', async () => {
    state = building;
    const answer = await get('/remit');
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.match(answer.body, /<h1>The app is being built<\/h1>/);
    assert.match(answer.body, /<p role="status">This takes about 40 seconds/);
    assert.match(answer.body, /<progress [^>]*max="39" value="3">/);
    const script = /<script>([^]*)<\/script>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    assert.ok(String(answer.headers['content-security-policy']).includes(`'sha256-${hash}'`));
    assert.equal((await get('/remit', 'HEAD')).statusCode, 503);
  });

  test('a brand is asked for by its name, whatever else the address holds', async () => {
    asked.length = 0;
    state = { ...building, of: 'brands' };
    const { body } = await get('/?token=x&brand=tapGo');
    assert.match(body, /<h1>The other brands are being built<\/h1>/);
    await get('/remit?brand=');
    await get('/remit');
    assert.deepEqual(asked, ['tapGo', '', null]);
  });

  test('a failed build shows its last lines as text, and can be tried again', async () => {
    state = { ...building, failed: ['src/app.tsx', '</pre><script>alert(1)</script>'] };
    const answer = await get('/remit');
    assert.equal(answer.statusCode, 500);
    assert.match(answer.body, /role="alert"/);
    assert.ok(answer.body.includes('src/app.tsx\n&lt;/pre&gt;&lt;script&gt;alert(1)'));
    const retry = /fetch\('([^']+)', \{ method: 'POST' \}\)/.exec(answer.body)?.[1] ?? '';
    assert.equal((await app.inject({ url: retry, method: 'POST' })).statusCode, 204);
    assert.equal(retried, 1);
  });

  test('then the app is there; files of a build that was shown before are found next to it', async () => {
    built(main, 'main');
    state = main;
    assert.match((await get('/remit')).body, /<title>main/);
    assert.equal((await get('/js/main.js')).body, 'main');
    assert.equal((await get('/js/all.js')).statusCode, 404);

    built(all, 'all');
    state = all;
    const page = await get('/?brand=tapGo');
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /<title>all/);
    for (const name of ['main', 'all']) assert.equal((await get(`/js/${name}.js`)).body, name);
  });
});
