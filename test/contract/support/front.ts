import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../../sandbox/seeded/random';

/**
 * One address for several sandboxes: every request goes to one of them, drawn from the seed, as it is. A connection that a
 * sandbox cuts is cut here too.
 */
export async function startFront(
  urls: readonly string[],
  seed: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const random = seededRandom(seed);
  // What is too long is for the sandbox to refuse.
  const server = http.createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    const { method, url } = request;
    // A connection for each request: one that is used again may be ended by its server at the same moment.
    const options = {
      method,
      headers: { ...request.headers, connection: 'close' },
      agent: false,
      setHost: false,
    };
    const onward = http.request(`${random.pick(urls)}${url}`, options);
    const cut = () => response.destroy();
    onward.on('response', (answer) => {
      const { connection: _connection, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.on('error', cut);
      answer.on('aborted', cut);
      answer.pipe(response);
    });
    onward.on('error', () => response.headersSent || cut());
    request.on('error', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
