import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';
import { matchPath, routeRow } from '@/routes';
import { cataloguePart, catalogueStamp, localeCatalogue } from '../../config/catalogue';
import { codes } from '../dispatch/refusal';
import { compressed } from './compression';
import type { H5App } from './h5App';
import { pseudoCatalogue } from './pseudoEnglish';
import { preloadsOf } from './preloads';
import { pagePolicy } from './protection';
import { notBuiltPage, retryPath, waitingPage } from './waitingPage';

/** `app.1a2b3c4d.js`, `chunk-1a2b3c4d.css`. */
const hashedName = /[.-][0-9a-f]{8,}\.(js|css|png|jpe?g|svg|webp|woff2?|ttf)$/;

const forEver = 'public, max-age=31536000, immutable';

const served: Partial<FastifyStaticOptions> = {
  dotfiles: 'ignore',
  cacheControl: false,
  setHeaders: (response, file) => {
    response.setHeader(
      'cache-control',
      hashedName.test(file.replace(/\.(br|gz)$/, '')) ? forEver : 'no-cache',
    );
  },
};

/** Also hidden files such as `/.git/config`. */
function namesFile(address: string): boolean {
  const parts = address.split('/');
  return parts.some((part) => part.startsWith('.')) || (parts.at(-1) as string).includes('.');
}

const missing = (reply: FastifyReply) =>
  reply.code(404).send({ code: codes.notFound, msg: 'Not found.', model: null, responseHeader: {} });

interface StaticOptions {
  h5App: H5App;
  localesDir: string;
  staticDir: string;
  pseudoEnglish?: boolean | undefined;
}

export async function registerStatic(
  app: FastifyInstance,
  { h5App, localesDir, staticDir, pseudoEnglish }: StaticOptions,
): Promise<void> {
  // The CORS plugin only sets Origin.
  app.addHook('onSend', async (_request, reply) => void reply.header('vary', 'Origin, Accept-Encoding'));
  type Texts = { Params: { file: string }; Querystring: { t?: string } };
  app.get<Texts>('/static/locales/:file', { compress: compressed }, (request, reply) => {
    const [language = '', part] = request.params.file.replace(/\.json$/, '').split('.');
    const texts = localeCatalogue(localesDir, language);
    if (texts === null) return missing(reply);
    const whole = pseudoEnglish && language === 'en' ? pseudoCatalogue(texts) : texts;
    const catalogue = part === undefined ? whole : cataloguePart(whole, part);
    if (catalogue === null) return missing(reply);
    const stamp = catalogueStamp(whole);
    reply
      .header('etag', `"${stamp}"`)
      // Another build's stamp means other texts.
      .header('cache-control', request.query.t === stamp ? forEver : 'no-cache')
      // Public: apps served elsewhere may read them.
      .header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === `"${stamp}"`) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(catalogue);
  });
  await app.register(fastifyStatic, {
    ...served,
    root: [staticDir, ...h5App.folders.map((folder) => path.join(folder, 'static'))],
    prefix: '/static/',
    decorateReply: false,
  });
  // Where smaller, the build adds .br and .gz (scripts/lib/build/compress.mjs).
  await app.register(fastifyStatic, { ...served, root: h5App.folders, serve: false, preCompressed: true });
  // The plugin finds compressed files only in its first folder.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    const folder = h5App.folders.find((one) => fs.existsSync(path.join(one, file)));
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder);
  });

  const sendInstead = (reply: FastifyReply, status: number, page: string) => {
    reply.helmet({ contentSecurityPolicy: pagePolicy(page) });
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://sandbox');
    const build = h5App.open(searchParams.get('brand'));
    if (typeof build !== 'string') return sendInstead(reply, build.failed ? 500 : 503, waitingPage(build));
    const page = await fs.promises.readFile(path.join(build, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return sendInstead(reply, 503, notBuiltPage);
    reply.helmet({ contentSecurityPolicy: pagePolicy(page) });
    const match = matchPath(pathname);
    if (match && routeRow(match.name).unlisted) reply.header('x-robots-tag', 'noindex');
    const preloads = await preloadsOf(build, pathname, request.headers['accept-language']);
    if (preloads) reply.header('link', preloads);
    return reply.sendFile('index.html', build);
  };
  app.post(retryPath, (_request, reply) => {
    h5App.retry?.();
    return reply.code(204).send();
  });
  app.get('/', sendPage);
  // Other addresses are pages. Clients such as curl get them only at known ones.
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0] as string;
    const accepted = request.headers.accept ?? '*/*';
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !namesFile(address) &&
      (accepted.includes('text/html') || (accepted.includes('*/*') && matchPath(address) !== null));
    return wantsPage ? sendPage(request, reply) : missing(reply);
  });
}
