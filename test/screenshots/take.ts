import fs from 'node:fs';
import path from 'node:path';
import type { VariantId } from '@/variants';
import { closeBrowser } from '../journeys/driver/chromium';
import { H5Driver } from '../journeys/driver/h5Driver';
import { closeSandbox, sharedSandbox } from '../journeys/driver/sandbox';
import type { ConsoleClient } from '../journeys/console';
import { signedIn } from '../journeys/steps/people';
import { accountChapters } from './account';
import { agentChapters } from './agent';
import { aroundChapters } from './around';
import { brandChapter } from './brands';
import { everyScreenChapters } from './everyScreen';
import { evidenceChapters } from './evidence';
import { kycChapters } from './kyc';
import { jobChapters } from './jobs';
import { languageChapters } from './languages';
import { largeRemitChapters } from './largeRemit';
import { momentChapters } from './moments';
import { orderChapters } from './order';
import { overseasChapters } from './overseas';
import { payeeChapters } from './payee';
import { payeeFlowChapters } from './payeeFlows';
import { ratesChapters } from './rates';
import { rechargeChapters } from './recharge';
import { remitChapters } from './remit';
import { textFaults } from '../journeys/steps/textFaults';
import type { Chapter, Scene } from './types';

const chapters: Record<string, Chapter> = {
  ...accountChapters,
  ...aroundChapters,
  ...remitChapters,
  ...ratesChapters,
  ...rechargeChapters,
  ...kycChapters,
  ...payeeChapters,
  ...payeeFlowChapters,
  ...largeRemitChapters,
  ...overseasChapters,
  ...evidenceChapters,
  ...orderChapters,
  ...momentChapters,
  ...everyScreenChapters,
  ...languageChapters,
  ...jobChapters,
};

/** On request: needs the school agent's build. */
const ofOtherBrands: Record<string, Chapter> = { ...agentChapters };

export interface PictureOptions {
  languages: readonly string[];
  widths: readonly number[];
  scheme: 'light' | 'dark';
  /** 2 is twice the usual. */
  textSize: number;
  /** Default: all of the main brand, or another's one. */
  only?: readonly string[] | undefined;
  brand: VariantId;
  h5Dir: string;
  outDir: string;
}

const TALL = 2400;
const PHONE = 812;

/** How many aborted; their pictures are kept. */
export async function takePictures(options: PictureOptions): Promise<number> {
  let failures = 0;
  const { url, console: server } = await sharedSandbox(options.h5Dir);
  const { widths } = options;
  const folderOf = (language: string, width: number) =>
    path.join(
      options.outDir,
      [language, width, options.scheme === 'dark' && 'dark', options.textSize !== 1 && `text${options.textSize * 100}`].filter(Boolean).join('-'),
    );
  for (const language of options.languages) {
    for (const width of widths) fs.mkdirSync(folderOf(language, width), { recursive: true });
    await server.reset();
    const { only, brand } = options;
    const own: Record<string, Chapter> =
      brand === 'main' ? chapters : { [`brands-${brand}`]: brandChapter(brand), ...(only ? ofOtherBrands : {}) };
    const all = Object.entries(own);
    for (const [name, chapter] of only ? all.filter(([known]) => only.includes(known)) : all) {
      const d = await H5Driver.start({ url, textSize: options.textSize });
      try {
        await d.page.emulateMedia({ colorScheme: options.scheme });
        await play(chapter, name, { d, server, url, language, widths, folderOf, brand });
        process.stdout.write(`${language} ${name}\n`);
      } catch (error) {
        failures++;
        process.stdout.write(`${language} ${name} broke off: ${error instanceof Error ? error.message.slice(0, 1500) : String(error)}\n`);
        await d.screenshot(path.join(folderOf(language, widths[0] ?? 0), `${name}-broken.png`)).catch(() => null);
      } finally {
        await server.clearFaults();
        await d.close();
      }
    }
  }
  await closeBrowser();
  await closeSandbox();
  return failures;
}

interface Play {
  d: H5Driver;
  server: ConsoleClient;
  url: string;
  language: string;
  widths: readonly number[];
  folderOf: (language: string, width: number) => string;
  brand: VariantId;
}

async function play(chapter: Chapter, name: string, { d, server, url, language, widths, folderOf, brand }: Play): Promise<void> {
  const show = (width = widths[0] ?? 375, height = PHONE) => d.page.setViewportSize({ width, height });
  await show();
  // The tab remembers its query.
  await (brand === 'main' ? d.open('start') : d.launch({ brand }));
  const prefix = brand === 'main' ? '' : `${brand}.`;
  const speak = () => d.storage.set(`${prefix}language`, JSON.stringify({ v: language, at: Date.now() }));
  await speak();
  await d.reload();
  let count = 0;
  const scene: Scene = {
    d,
    server,
    url,
    language,
    async shot(what, { tall = false, wait = 350, asIs = false } = {}) {
      count++;
      const file = `${name}-${String(count).padStart(2, '0')}-${what}.png`;
      await d.page.waitForTimeout(wait);
      for (const width of widths) {
        if (!asIs) await show(width);
        // It scrolls inside: the window grows to its content.
        if (tall) await show(width, Math.min(TALL, Math.max(PHONE, await d.page.evaluate(contentHeight))));
        if (tall || widths.length > 1) await d.page.waitForTimeout(150);
        for (const fault of await d.page.evaluate(textFaults))
          process.stdout.write(`${language} ${width} ${what}: ${fault}\n`);
        await d.screenshot(path.join(folderOf(language, width), file));
      }
      if (!asIs) await show();
    },
    async forget() {
      await d.page.evaluate(() => localStorage.clear());
      await speak();
    },
    async resume(person, client) {
      await signedIn(d, person, client);
      await speak();
    },
    async signIn(email) {
      await d.open('login');
      await d.tap('login-way-email');
      await d.fill('login-email', email);
      await d.tap('login-mode');
      await d.fill('login-password', 'Homeward8');
      await d.tap('login-submit');
      await d.seePath('/tabbar/remit');
    },
  };
  await chapter(scene);
}

function contentHeight(): number {
  const pages = document.querySelectorAll('.taro_page');
  const page = pages[pages.length - 1] ?? document.body;
  let more = 0;
  for (const area of Array.from(page.querySelectorAll('.ui-screen__scroll')))
    more = Math.max(more, area.scrollHeight - area.clientHeight);
  return window.innerHeight + more;
}
