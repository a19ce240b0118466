import type { Socket } from 'node:net';
import { codes } from '../dispatch/refusal';

/** Refused by the HTTP parser, before Fastify. */
const answers: Readonly<Record<string, readonly [status: string, code: string, msg: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', codes.tooLarge, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', codes.badParams, 'The request took too long.'],
};

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, msg] = answers[error.code ?? ''] ?? [
    '400 Bad Request',
    codes.badParams,
    'The request is not readable.',
  ];
  const body = JSON.stringify({ code, msg, model: null, responseHeader: {} });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
