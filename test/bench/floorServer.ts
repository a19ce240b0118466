import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The floor: bare node:http that reads the body and answers with text it has at hand, told over IPC by path. Below
 * /crypto/ it does the work of an envelope with node:crypto besides: two hashes, two MACs, one opening, one sealing.
 */
const answers = new Map<string, string>();
const [key, macKey] = [randomBytes(32), randomBytes(32)];
const sealedOnce = seal('x'.repeat(64));

function seal(text: string): { iv: Buffer; bytes: Buffer } {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return { iv, bytes: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]) };
}

function envelopeWork(body: string, answer: string): string {
  createHash('sha256').update(key).digest('hex');
  createHmac('sha256', macKey).update(body).digest();
  const decipher = createDecipheriv('aes-256-cbc', key, sealedOnce.iv);
  Buffer.concat([decipher.update(sealedOnce.bytes), decipher.final()]).toString('utf8');
  const sealed = seal(answer);
  createHash('sha256').update(key).digest('hex');
  const mac = createHmac('sha256', macKey).update(sealed.bytes).digest('base64url');
  return JSON.stringify({ data: `${sealed.bytes.toString('base64url')}.${mac}` });
}

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const answer = answers.get(path) ?? '';
    const body = Buffer.concat(chunks).toString('utf8') || (request.url ?? '');
    const text = path.startsWith('/crypto/') ? envelopeWork(body, answer) : answer;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  });
});

process.on('message', (told: { path: string; answer: string } | 'cpu') => {
  if (told === 'cpu') return process.send?.({ cpu: process.cpuUsage() });
  answers.set(told.path, told.answer);
  return process.send?.({ done: true });
});
process.on('disconnect', () => process.exit(0));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  process.send?.({ ready: { port: (server.address() as AddressInfo).port } }),
);
