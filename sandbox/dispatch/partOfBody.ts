import type { FastifyReply, FastifyRequest } from 'fastify';

/** Resolves once this share (percent) of the announced body has come, or no more will. */
function read({ raw, headers }: FastifyRequest, percent: number): Promise<void> {
  const wanted = (Number(headers['content-length'] ?? 0) * percent) / 100;
  return new Promise((resolve) => {
    let got = 0;
    if (wanted <= 0 || raw.readableEnded) return resolve();
    raw.on('data', (part: Buffer) => {
      got += part.length;
      if (got < wanted) return;
      raw.pause();
      resolve();
    });
    raw.on('end', resolve);
    raw.on('close', resolve);
    return undefined;
  });
}

/** Takes a share of the body, is silent for `ms` or until the client gives up, then cuts the connection. */
export async function cutUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { percent = 50, ms = 0 }: { percent?: number; ms?: number },
): Promise<FastifyReply> {
  reply.hijack();
  const { socket } = request.raw;
  await read(request, percent);
  if (ms > 0)
    await new Promise<void>((over) => {
      // Nobody waits for the sandbox to end because of a silence.
      setTimeout(over, ms).unref();
      socket.once('close', over);
    });
  socket.destroy();
  return reply;
}
