import assert from 'node:assert/strict';
import { AwsV4Signer } from 'aws4fetch';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openObjects } from '../../../sandbox/objects/open';
import { demoPayer } from '../support/demoPayer';
import { fileNumber, png } from '../support/files';
import { fetchPaper } from '../support/pdf';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

// A store is code: no other process has it.
const skip = Boolean(process.env.PAIR_SEED);
const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-west-1', service: 's3' };

/** A bucket that keeps what is signed with the right secret. */
async function startBucket() {
  const kept = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => void answer().then((status) => response.writeHead(status).end(body())));
    const at = request.url ?? '';
    const body = () => (request.method === 'GET' ? kept.get(at) : undefined);
    const answer = async (): Promise<number> => {
      const { host, authorization, 'x-amz-date': datetime, 'x-amz-content-sha256': sum } = request.headers;
      const signer = new AwsV4Signer({
        ...credentials,
        method: request.method ?? '',
        url: `http://${host}${at}`,
        headers: { 'x-amz-content-sha256': String(sum) },
        datetime: String(datetime),
      });
      if ((await signer.sign()).headers.get('authorization') !== authorization) return 403;
      if (request.method === 'PUT') kept.set(at, Buffer.concat(parts));
      return kept.has(at) ? 200 : 404;
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    place: `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers-of-ours/`,
    names: () => [...kept.keys()].map((name) => name.replace('/papers-of-ours/', '')),
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startFolder() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'objects-'));
  const names = () =>
    fs
      .readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(place, name)).isFile());
  return { place, names, end: async () => fs.rmSync(place, { recursive: true }) };
}

for (const [kind, start] of [
  ['folder', startFolder],
  ['bucket', startBucket],
] as const)
  // prettier-ignore
  describe(`pictures and papers in a ${kind}`, { skip }, () => {
    let sandbox: TestSandbox;
    let store: Awaited<ReturnType<typeof start>>;
    before(async () => {
      store = await start();
      const objects = await openObjects({
        SANDBOX_OBJECTS: store.place,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        AWS_REGION: credentials.region,
      });
      sandbox = await startTestSandbox({ quiet: true, objects });
    });
    after(async () => {
      await sandbox.close();
      await store.end();
    });

    test('they are only in it, and come back as they were; those from before it stay readable', async () => {
      const { client } = await demoPayer(sandbox, 'AUS');
      const picture = png('a.png');
      const params = { countryCode: 'AUS', scene: 'test', fileNumber: fileNumber() };
      const { envelope } = await client.upload('common.uploadImage', params, picture);
      const { ossFileKey } = envelope.model as { ossFileKey: string };
      const shown = async () =>
        Buffer.from(
          await (await fetch(`${sandbox.url}/image/v2/get/${ossFileKey}/AUS`)).arrayBuffer(),
        );
      assert.deepEqual(await shown(), Buffer.from(picture.bytes));
      const { paper, link } = await client.call('receipt.issue', { kind: 'ownData' });
      assert.equal((await fetchPaper(link)).length, paper.size);
      assert.deepEqual(store.names().sort(), [`files/${ossFileKey}`, `papers/${paper.paperId}`]);
      for (const table of ['files', 'papers'] as const)
        for (const { bytes } of await sandbox.db.selectFrom(table).select('bytes').execute())
          assert.equal(bytes.length, 0, table);

      const before = Buffer.from('of the time before');
      await sandbox.db.updateTable('files').set({ bytes: before }).execute();
      assert.deepEqual(await shown(), before);
    });
  });
