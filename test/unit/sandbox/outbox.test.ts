import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbox } from '../../../sandbox/http/outbox';

const failures: unknown[] = [];
const post = createOutbox();
const server = http.createServer((request, response) => {
  const head = ['content-type', request.url === '/broken' ? 'line\nbreak' : 'text/plain'];
  const body = request.url === '/bytes' ? Buffer.from('é') : 'text';
  post({ response, head, body, failed: (error) => failures.push(error) });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const read = async (path: string) => (await fetch(url + path)).text();

test('answers of one turn all leave, whole', async () => {
  const paths = Array.from({ length: 40 }, (_, i) => (i % 2 ? '/bytes' : '/text'));
  expect(await Promise.all(paths.map(read))).toEqual(paths.map((path) => (path === '/bytes' ? 'é' : 'text')));
});

test('one that cannot be sent ends its connection, is reported, and holds up no other', async () => {
  const broken = read('/broken').then(
    () => 'answered',
    () => 'cut',
  );
  expect(await Promise.all([broken, read('/text'), read('/bytes')])).toEqual(['cut', 'text', 'é']);
  expect(failures).toHaveLength(1);
});
