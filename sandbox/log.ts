import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { describeError } from './describeError';
import { traceOf } from './tracing/tracer';

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export interface LogOptions {
  level: (typeof logLevels)[number];
  /** Stdout by default. */
  stream?: DestinationStream;
}

/** Serializers allow a request's route, never its address, whose parts name people. */
export const createLog = ({ level, stream }: LogOptions): FastifyBaseLogger =>
  pino(
    {
      level,
      mixin: traceOf,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' }),
        res: ({ statusCode }: FastifyReply) => ({ status: statusCode }),
        err: describeError,
      },
      redact: ['*.headers', '*.params', '*.body', '*.answer', 'headers', 'params', 'body', 'answer'],
    },
    stream ?? pino.destination(1),
  );
