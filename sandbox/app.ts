import Fastify, { type FastifyInstance } from 'fastify';
import path from 'node:path';
import { type ConsoleOptions, registerConsole } from './console/register';
import { bodyLimit, registerBodies } from './dispatch/body';
import { registerCalls } from './dispatch/registerCalls';
import { answerBrokenRequest } from './http/brokenRequest';
import { answerErrors } from './http/errors';
import type { H5App } from './http/h5App';
import { keepOneName } from './http/oneName';
import { openToLocalPages, protect } from './http/protection';
import { registerStatic } from './http/static';
import type { Runtime } from './runtime';

export interface AppOptions {
  console: ConsoleOptions;
  h5App: H5App;
  localesDir: string;
  pseudoEnglish?: boolean | undefined;
  trustedProxies?: string | undefined;
}

/** Not yet listening; each part is a plugin in a separate scope. */
export async function createApp(runtime: Runtime, options: AppOptions): Promise<FastifyInstance> {
  const { settings, db, clock } = runtime;
  const app = Fastify({
    logger: false,
    bodyLimit,
    trustProxy: options.trustedProxies || false,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: true,
    clientErrorHandler: answerBrokenRequest,
  });
  answerErrors(app, runtime.report);
  await protect(app, { https: runtime.publicUrl.startsWith('https:') });
  await registerBodies(app);
  if (settings) app.addHook('onRequest', () => settings.catchUp());
  app.get('/healthz', async () => {
    await db.selectFrom('settings').select('key').limit(1).execute();
    return { status: 'ok', time: clock.now(), database: runtime.single ? 'pglite' : 'postgres' };
  });
  await app.register(async (scope) => registerConsole(scope, runtime, options.console), {
    prefix: '/console',
  });
  await app.register(async (scope) => {
    await openToLocalPages(scope);
    keepOneName(scope, runtime);
    registerCalls(scope, runtime);
    for (const domain of runtime.domains) await domain.pages?.(scope, runtime);
    await registerStatic(scope, { ...options, staticDir: path.resolve(__dirname, 'static') });
  });
  await app.ready();
  return app;
}
