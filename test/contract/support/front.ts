import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../../sandbox/seeded/random';

/** Hop-by-hop (RFC 9110, 7.6.1): the sandbox's `keep-alive: timeout` may outlast ours. */
function own({ connection: _, 'keep-alive': __, ...headers }: http.IncomingHttpHeaders) {
  return headers;
}

export interface Front {
  url: string;
  /** Later: the sandboxes need the front's address to start. */
  serve: (urls: readonly string[]) => void;
  close: () => Promise<void>;
}

/** To a sandbox drawn from the seed; cuts are passed on. */
export async function startFront(seed: string): Promise<Front> {
  let urls: readonly string[] = [];
  const random = seededRandom(seed);
  const agent = new http.Agent({ keepAlive: true });
  // High: the sandbox refuses long headers.
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
