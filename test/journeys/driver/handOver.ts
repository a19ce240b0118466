import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { poll } from './poll';

export class HandOver {
  private readonly given: ((page: Page) => Promise<Buffer>)[] = [];

  watch(page: Page): void {
    let saved = 0;
    page.on('download', (download) => {
      saved += 1;
      this.given.push(once(async () => fs.readFileSync(await download.path())));
    });
    page.on('popup', (popup) => {
      // Browsers without viewer download the file and open an empty window.
      if (popup.url() === '' && saved > 0) saved -= 1;
      else this.given.push(once((opener) => shown(opener, popup)));
    });
  }

  papers(page: Page): Promise<Buffer[]> {
    return Promise.all(this.given.map((read) => read(page)));
  }
}

/** Caches bytes: a blob dies with its document. */
function once(read: (opener: Page) => Promise<Buffer>): (opener: Page) => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  return (opener) => (known ??= read(opener));
}

async function shown(opener: Page, popup: Page): Promise<Buffer> {
  const url = await poll(
    'the address of the new window',
    () => (/^blob:/.test(popup.url()) ? popup.url() : false),
    { describe: () => popup.url() },
  );
  const bytes = await opener.evaluate(
    async (address) => Array.from(new Uint8Array(await (await fetch(address)).arrayBuffer())),
    url,
  );
  return Buffer.from(bytes);
}
