import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import zlib from 'node:zlib';

/** For routes with texts and plain answers. Not for sealed ones, whose length would tell of their content. */
export const compressed = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } },
} satisfies FastifyCompressOptions;

/** See `compressed`. */
export const offerCompression = async (app: FastifyInstance): Promise<void> =>
  void (await app.register(compress, { global: false }));
