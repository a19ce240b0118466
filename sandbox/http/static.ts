import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codes } from '../dispatch/refusal';
import { pagePolicy } from './protection';

/** `app.1a2b3c4d.js` or `chunk-1a2b3c4d.css`: the name changes with the content. */
const hashedName = /[.-][0-9a-f]{8,}\.(js|css|png|jpe?g|svg|webp|woff2?|ttf)$/;

const served: Partial<FastifyStaticOptions> = {
  dotfiles: 'ignore',
  cacheControl: false,
  setHeaders: (response, file) => {
    response.setHeader(
      'cache-control',
      hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  },
};

/** Every file of a language merged: `{"common": {...}, "remit": {...}}`, as the app fetches it. */
function localeCatalogue(localesDir: string, language: string): string | null {
  const folder = path.join(localesDir, language);
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) || !fs.existsSync(folder)) return null;
  const merged: Record<string, unknown> = {};
  for (const file of fs.readdirSync(folder).sort()) {
    if (file.endsWith('.json'))
      merged[file.slice(0, -5)] = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  }
  return JSON.stringify(merged);
}

const missing = (reply: FastifyReply) =>
  reply.code(404).send({ code: codes.notFound, msg: 'Not found.', model: null, responseHeader: {} });

const notBuilt =
  '<!doctype html><meta charset="utf-8"><title>Not built yet</title><p>The H5 app is not built yet. Run <code>npm run build:h5</code> and reload.</p>';

/** The H5 build with history fallback, translations, and the files of sandbox/static. */
export async function registerStatic(
  app: FastifyInstance,
  { h5Dir, localesDir, staticDir }: { h5Dir: string; localesDir: string; staticDir: string },
): Promise<void> {
  app.get<{ Params: { file: string } }>('/static/locales/:file', (request, reply) => {
    const catalogue = localeCatalogue(localesDir, request.params.file.replace(/\.json$/, ''));
    if (catalogue === null) return missing(reply);
    const tag = `"${createHash('sha256').update(catalogue).digest('base64url').slice(0, 20)}"`;
    // Translations are nobody's secret: an app that is served elsewhere may read them too.
    reply.header('etag', tag).header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(catalogue);
  });
  await app.register(fastifyStatic, {
    ...served,
    root: [staticDir, path.join(h5Dir, 'static')],
    prefix: '/static/',
    decorateReply: false,
  });
  await app.register(fastifyStatic, { ...served, root: h5Dir, prefix: '/' });

  const sendPage = async (reply: FastifyReply) => {
    const page = await fs.promises.readFile(path.join(h5Dir, 'index.html'), 'utf8').catch(() => null);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (page === null) return reply.code(503).send(notBuilt);
    reply.helmet({ contentSecurityPolicy: pagePolicy(page) });
    return reply.send(page);
  };
  app.get('/', (_request, reply) => sendPage(reply));
  // Every address that is no file is a page of the app, which finds its own way.
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0] as string;
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) &&
      (request.headers.accept ?? '').includes('text/html') &&
      !/\.[^/]*$|\/\./.test(address);
    return wantsPage ? sendPage(reply) : missing(reply);
  });
}
