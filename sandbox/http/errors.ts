import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../db/away';
import type { Runtime } from '../runtime';
import type { Refusal } from '../dispatch/refusal';
import {
  codes,
  isRefusal,
  refusalEnvelope,
  refusalOf,
  requestTooLarge,
  retryAfter,
  serverFault,
  unavailableNow,
  unreadable,
} from '../dispatch/refusal';

const unsupportedType = { code: codes.badParams, text: 'This content type is not supported.' } as const;

/** null: the sandbox's fault. */
function asRefusal(error: FastifyError): Refusal | null {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error)) return unavailableNow();
  const status = error.statusCode ?? 500;
  if (status === 413) return refusalOf(requestTooLarge, undefined, { status });
  if (status === 415) return refusalOf(unsupportedType, undefined, { status });
  return status < 500 ? refusalOf(unreadable(), undefined, { status }) : null;
}

/** For failures outside calls. */
export function answerErrors(app: FastifyInstance, report: Runtime['report']): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    const away = refusal?.status === 503;
    if (!refusal || away) report(request.routeOptions.url ?? 'http', error, request.id);
    const shown = refusal ?? refusalOf(serverFault, undefined, { status: 500 });
    if (away) void reply.header('retry-after', retryAfter);
    return reply.code(shown.status).send(refusalEnvelope(shown, request.headers.lang));
  });
}
