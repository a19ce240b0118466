import assert from 'node:assert/strict';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/tools.mjs';

/** Local, but not trusted like 127.0.0.1. */
export const LAN = 'lan.example';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--no-proxy-server',
  `--host-resolver-rules=MAP ${LAN} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
];

const permissions = ['clipboard-read', 'clipboard-write'];
const common = { deviceScaleFactor: 1, locale: 'en-US', reducedMotion: 'reduce' as const, permissions };
const phone = { ...common, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const desk = { ...common, viewport: { width: 1280, height: 900 } };

let own: Promise<BrowserContext> | null = null;
let taken = false;

/** Compiled scripts are cached only in Chromium's own profile. */
function ownProfile(): Promise<BrowserContext> {
  own ??= chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? assert.fail('No Chromium here; CHROMIUM=<file> names one.'),
    args,
    headless: process.env.HEADED !== '1',
    ...phone,
  });
  return own;
}

/** One per process; CHROMIUM: another executable. */
export async function openBrowser(): Promise<Browser> {
  const browser = (await ownProfile()).browser();
  if (!browser) throw new Error('The profile has no browser');
  return browser;
}

export interface Profile {
  context: BrowserContext;
  close: () => Promise<void>;
}

export async function openProfile(
  origin: string,
  options: { userAgent?: string; wide?: boolean } = {},
): Promise<Profile> {
  if (!taken && !options.userAgent && !options.wide) {
    taken = true;
    const context = await ownProfile();
    await forget(context, origin);
    const close = async (): Promise<void> => {
      await closePages(context).finally(() => (taken = false));
    };
    return { context, close };
  }
  const browser = await openBrowser();
  const context = await browser.newContext({
    ...(options.wide ? desk : phone),
    ...(options.userAgent ? { userAgent: options.userAgent } : {}),
  });
  return { context, close: () => context.close() };
}

/** The first tab keeps the browser open. */
async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(
    context
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );
}

async function forget(context: BrowserContext, origin: string): Promise<void> {
  await closePages(context);
  const [tab = await context.newPage()] = context.pages();
  const session = await context.newCDPSession(tab);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.setGeolocation(null);
  await context.clearCookies();
  await context.clearPermissions();
  await context.grantPermissions(permissions);
}

export async function closeBrowser(): Promise<void> {
  const open = own;
  own = null;
  taken = false;
  await (await open)?.close();
}
