import { chromium, type Browser, type BrowserContext } from 'playwright-core';

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
];

let browser: Promise<Browser> | null = null;

/** One browser for the process; CHROMIUM names another executable. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args,
    headless: process.env.HEADED !== '1',
  });
  return browser;
}

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 900 } };

/** A person's own browser profile, at phone size unless `wide`: own storage, cookies and cache. */
export async function openProfile(
  options: { locale?: string; userAgent?: string; wide?: boolean } = {},
): Promise<BrowserContext> {
  return (await openBrowser()).newContext({
    ...(options.wide ? desk : phone),
    deviceScaleFactor: 1,
    locale: options.locale ?? 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(options.userAgent ? { userAgent: options.userAgent } : {}),
  });
}

export async function closeBrowser(): Promise<void> {
  const open = browser;
  browser = null;
  await (await open)?.close();
}
