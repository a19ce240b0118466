import path from 'node:path';
import type { BrowserContext, Disposable } from 'playwright-core';
import { poll } from '../journeys/driver/poll';

/** Slow 4G, mid-range phone. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
/** Nothing drawn or asked for so long: done. */
const QUIET = 2500;

/** Milliseconds since the address was asked for. */
export interface Asked {
  url: string;
  from: number;
  to: number;
  bytes: number;
}

export interface Seen {
  paint: number;
  largest: number;
  /** The button to send is enabled. */
  price: number;
  /** An amount that arrives is shown, if only the last visit's. */
  read: number;
  shift: number;
  /** Elements that moved, and when. */
  shifted: string[];
  longestTask: number;
  asked: Asked[];
}

type Marks = Omit<Seen, 'asked'>;

export const watched = (context: BrowserContext): Promise<Disposable> =>
  context.addInitScript({ path: path.join(__dirname, 'visitMarks.js') });

/** In its own tab; a second one finds the context's cache and storage. */
export async function visited(
  context: BrowserContext,
  address: string,
  { priced }: { priced: boolean },
): Promise<Seen> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Map<string, Asked>();
  let began = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    began ||= timestamp;
    const from = (timestamp - began) * 1000;
    asked.set(requestId, { url: request.url, from, to: Infinity, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) Object.assign(one, { to: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  // The page's policy refuses waitForFunction.
  if (priced)
    await poll('a price', () => page.evaluate<boolean>('window.__marks?.price > 0'), {
      describe: () => page.content(),
    });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  const marks = await page.evaluate('window.__marks');
  await page.close();
  return { ...(marks as Marks), asked: [...asked.values()] };
}
