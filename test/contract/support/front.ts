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
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const { method, headers, url } = request;
    const onward = http.request(`${random.pick(urls)}${url}`, { method, headers, agent, setHost: false });
    const cut = () => response.destroy();
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
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
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
