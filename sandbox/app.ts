import Fastify, { type FastifyInstance, LogController } from 'fastify';
import path from 'node:path';
import { type ConsoleOptions, registerConsole } from './console/register';
import { bodyLimit, registerBodies } from './dispatch/body';
import { registerCalls } from './dispatch/registerCalls';
import { admit } from './http/admit';
import { answerBrokenRequest } from './http/brokenRequest';
import { offerCompression } from './http/compression';
import { answerErrors } from './http/errors';
import { registerHealth } from './http/health';
import type { H5App } from './http/h5App';
import { registerMetrics } from './http/metrics';
import { keepOneName } from './http/oneName';
import { registerOpenapi } from './http/openapi';
import { openToLocalPages, protect } from './http/protection';
import { logRequests } from './http/logRequests';
import { requestIdOf, tellRequestId } from './http/requestId';
import { registerStatic } from './http/static';
import type { Runtime } from './runtime';

export interface AppOptions {
  console: ConsoleOptions;
  h5App: H5App;
  localesDir: string;
  pseudoEnglish?: boolean | undefined;
  trustedProxies?: string | undefined;
  shedLoad?: boolean | undefined;
}

/** Not listening yet. */
export async function createApp(runtime: Runtime, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(runtime.log ? { loggerInstance: runtime.log } : {}),
    // One line of our own instead: `http/logRequests.ts`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: options.trustedProxies || false,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Running requests are finished; later ones are answered and their connection closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    genReqId: requestIdOf,
  });
  tellRequestId(app);
  logRequests(app);
  answerErrors(app, runtime.report);
  await protect(app, { https: runtime.publicUrl.startsWith('https:') });
  await registerBodies(app);
  registerHealth(app, runtime);
  registerMetrics(app, runtime, options.console.token);
  await registerOpenapi(app);
  await app.register(
    async (scope) => {
      await admit(scope, runtime, options.shedLoad);
      registerConsole(scope, runtime, options.console);
    },
    { prefix: '/console' },
  );
  await app.register(async (scope) => {
    await openToLocalPages(scope);
    await offerCompression(scope);
    keepOneName(scope, runtime);
    await scope.register(async (calls) => {
      await admit(calls, runtime, options.shedLoad);
      registerCalls(calls, runtime);
      for (const domain of runtime.domains) await domain.pages?.(calls, runtime);
    });
    await registerStatic(scope, { ...options, staticDir: path.resolve(__dirname, 'static') });
  });
  await app.ready();
  return app;
}
