import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codes } from '../dispatch/refusal';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
/** `app.1a2b3c4d.js` or `chunk-1a2b3c4d.css`: the name changes with the content. */
const hashedName = /[.-][0-9a-f]{8,}\.(js|css|png|jpe?g|svg|webp|woff2?|ttf)$/;

/** The file inside of `root` that a request path names, or null: nothing outside, nothing hidden, no links out. */
export function fileInside(root: string, requestPath: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(requestPath);
  } catch {
    return null;
  }
  if (name.includes('\0') || name.includes('\\') || name.split('/').some((part) => part.startsWith('.')))
    return null;
  const file = path.join(root, path.normalize(`/${name}`));
  try {
    const real = fs.realpathSync(file);
    return real.startsWith(fs.realpathSync(root) + path.sep) && fs.statSync(real).isFile() ? real : null;
  } catch {
    return null;
  }
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const stat = fs.statSync(file);
  const tag = `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`;
  reply
    .header('etag', tag)
    .header('cache-control', hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type(types[path.extname(file)] ?? 'application/octet-stream').header('content-length', stat.size);
  return reply.send(fs.createReadStream(file));
}

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

/** The H5 build with history fallback, translations, and the files of sandbox/static. */
export function registerStatic(
  app: FastifyInstance,
  options: { h5Dir: string; localesDir: string; staticDir: string },
): void {
  const missing = (reply: FastifyReply) =>
    reply.code(404).send({ code: codes.notFound, msg: 'Not found.', model: null, responseHeader: {} });

  app.get<{ Params: { file: string } }>('/static/locales/:file', (request, reply) => {
    const language = request.params.file.replace(/\.json$/, '');
    const catalogue = localeCatalogue(options.localesDir, language);
    if (catalogue === null) return missing(reply);
    const tag = `"${createHash('sha256').update(catalogue).digest('base64url').slice(0, 20)}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(catalogue);
  });
  app.get('/static/*', (request, reply) => {
    const file =
      fileInside(options.staticDir, (request.params as { '*': string })['*']) ??
      fileInside(path.join(options.h5Dir, 'static'), (request.params as { '*': string })['*']);
    return file ? sendFile(reply, file) : missing(reply);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing(reply);
    const requestPath = request.url.split('?', 1)[0] as string;
    const file = fileInside(options.h5Dir, requestPath);
    if (file) return sendFile(reply, file);
    const wantsPage =
      (request.headers.accept ?? '').includes('text/html') && !/\.[^/]*$|\/\./.test(requestPath);
    if (!wantsPage) return missing(reply);
    const index = path.join(options.h5Dir, 'index.html');
    if (fs.existsSync(index)) return sendFile(reply, index);
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><meta charset="utf-8"><title>Not built yet</title><p>The H5 app is not built yet. Run <code>npm run build:h5</code> and reload.</p>',
      );
  });
}
