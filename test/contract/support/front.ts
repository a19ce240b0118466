import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../../sandbox/seeded/random';

/**
 * Without what holds for one connection only (RFC 9110, 7.6.1): who believes a sandbox's `keep-alive: timeout` of ours is cut
 * off when ours is over sooner.
 */
function own({ connection: _, 'keep-alive': __, ...headers }: http.IncomingHttpHeaders) {
  return headers;
}

export interface Front {
  url: string;
  /** The sandboxes behind it: they know its address from their start, so that they come after it. */
  serve: (urls: readonly string[]) => void;
  close: () => Promise<void>;
}

/**
 * One address for several sandboxes: every request goes to one of them, drawn from the seed, as it is. A connection that a
 * sandbox cuts is cut here too.
 */
export async function startFront(seed: string): Promise<Front> {
  let urls: readonly string[] = [];
  const random = seededRandom(seed);
  const agent = new http.Agent({ keepAlive: true });
  // A large limit here, so that it is the sandbox that refuses long headers.
  const server = http.createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    const { method, url } = request;
    const options = { method, headers: own(request.headers), agent, setHost: false };
    const onward = http.request(`${random.pick(urls)}${url}`, options);
    const cut = () => response.destroy();
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, own(answer.headers));
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
    serve(behind) {
      urls = behind;
    },
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
