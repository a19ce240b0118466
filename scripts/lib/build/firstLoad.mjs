import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { cataloguePart, localeCatalogue } from '../../../config/catalogue.ts';
import { root } from '../root.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
};

const locales = path.join(root, 'locales');

async function serve(folder) {
  const server = http.createServer((request, response) => {
    const [, language, part] = /^\/static\/locales\/([\w-]+)\.(\w+)\.json/.exec(request.url) ?? [];
    const texts = language && cataloguePart(localeCatalogue(locales, language), part);
    if (texts) {
      response.writeHead(200, { 'content-type': types['.json'] }).end(texts);
      return;
    }
    const file = path.join(folder, path.normalize(new URL(request.url, 'http://localhost').pathname));
    const found = fs.existsSync(file) && fs.statSync(file).isFile();
    if (!found && !String(request.headers.accept).includes('text/html')) {
      response.writeHead(503).end();
      return;
    }
    const served = found ? file : path.join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[path.extname(served)] ?? 'application/octet-stream' });
    fs.createReadStream(served).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** JS files that an empty cache loads until `address` is idle. Calls get 503. */
export async function loadedScripts(folder, address, executablePath) {
  const site = await serve(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    const loaded = new Set();
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (origin === site.origin && pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    });
    await page.goto(site.origin + address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    return [...loaded];
  } finally {
    await browser.close();
    site.close();
  }
}
