import type { FastifyError, FastifyInstance } from 'fastify';
import { codes, Refusal, textIn } from '../dispatch/refusal';

function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refusal(codes.tooLarge, 'The request is too large.', { status });
  if (status === 415) return new Refusal(codes.badParams, 'This content type is not supported.', { status });
  if (status < 500) return new Refusal(codes.badParams, 'The request is not readable.', { status });
  return null;
}

/** One shape for every failure outside of a call; what is nobody's fault but ours is reported. */
export function answerErrors(app: FastifyInstance, report: (where: string, error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    let refusal = refusalOf(error);
    if (!refusal) {
      report(request.routeOptions.url ?? 'http', error);
      const text = 'Something went wrong on our side. Try again.';
      refusal = new Refusal(codes.serverError, text, { status: 500 });
    }
    return reply.code(refusal.status).send({
      code: refusal.code,
      msg: textIn(refusal.text, String(request.headers.lang ?? 'en')),
      model: refusal.model ?? null,
      responseHeader: {},
    });
  });
}
