import { lackingBuiltIns } from '../../host/oldEngine';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserContext,
  Disposable,
  ElementHandle,
  FileChooser,
  Page,
  Request,
  Route,
} from 'playwright-core';
import { addressOf } from './addresses';
import { Camera, type CameraFailure, liveCameras } from './camera';
import { LAN, openProfile, type Profile } from './chromium';
import { fixture, type FixtureFile } from './fixtures';
import { inPageScript, type JourneyPage } from './inPage';
import { detectorUse, giveDetector, type DetectorKind } from './detector';
import { HandOver } from './handOver';
import { Keyboard } from './keyboard';
import { settleWallet } from './payments';
import { movingOn, poll } from './poll';
import type {
  AuditEntry,
  Driver,
  FaultRule,
  Line,
  OpenOptions,
  PayOutcome,
  SeeOptions,
  StorageAccess,
  WaitOptions,
} from './types';

export interface H5DriverOptions {
  url: string;
  chatApp?: boolean;
  /** No TLS at a LAN address: no camera there. */
  insecure?: boolean;
  keyboard?: boolean;
  wide?: boolean;
  textSize?: number;
  oldEngine?: boolean;
}

function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], window);
    delete (owner as Record<string, unknown>)[last];
  }
}

/** Taro fires a long press after 350 ms. */
const LONG_PRESS_MS = 500;

interface Violation {
  id: string;
  nodes: { html: string }[];
}

type Handle = ElementHandle<HTMLElement>;
declare global {
  interface Window {
    __journey: JourneyPage;
  }
}

export class H5Driver implements Driver {
  readonly target = 'h5' as const;
  page!: Page;
  private profile!: Profile;
  /** Disposed with the driver: the profile outlives it. */
  private readonly made: Disposable[] = [];
  private payOutcome: PayOutcome = 'cancelled';
  private faults: (FaultRule & { left: number })[] = [];
  private files: string[][] = [];
  private found: string[] = [];
  private printed: string[] = [];
  private sent: string[] = [];
  private home: string | null = null;
  private readonly camera = new Camera();
  private readonly over = new HandOver();
  private asked: string | null = null;

  private constructor(private readonly options: H5DriverOptions) {}

  static async start(options: H5DriverOptions): Promise<H5Driver> {
    const driver = new H5Driver(options);
    driver.profile = await openProfile(driver.origin, {
      ...(options.chatApp
        ? { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) MicroMessenger/8.0.50' }
        : {}),
      ...(options.wide ? { wide: true } : {}),
    });
    const { context, made } = driver;
    if (options.oldEngine) made.push(await context.addInitScript(takeAway, lackingBuiltIns));
    made.push(await context.addInitScript(inPageScript));
    made.push(...(await driver.camera.attach(context, options.chatApp === true)));
    if (options.chatApp) await driver.bridge();
    await driver.openTab();
    return driver;
  }

  browserMenu(): Promise<{ title: string; link: string } | null> {
    return this.page.evaluate(() => (window as { __menu?: { title: string; link: string } }).__menu ?? null);
  }

  async open(pathOrRoute: string, options: OpenOptions = {}): Promise<void> {
    await this.page.goto(this.origin + addressOf('h5', pathOrRoute, options), {
      waitUntil: 'domcontentloaded',
    });
    await this.drawn();
  }

  async launch(query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(`${this.origin}/${search ? `?${search}` : ''}`, {
      waitUntil: 'domcontentloaded',
    });
    await this.drawn();
  }

  async tap(idOrName: string, options: WaitOptions = {}): Promise<void> {
    await this.act(`tap '${idOrName}'`, idOrName, (element) => this.click(element, idOrName, 1), options);
  }

  async doubleTap(idOrName: string, options: WaitOptions = {}): Promise<void> {
    await this.act(
      `tap '${idOrName}' twice`,
      idOrName,
      (element) => this.click(element, idOrName, 2),
      options,
    );
  }

  async hold(idOrName: string, options: WaitOptions = {}): Promise<void> {
    const touch = async (element: Handle): Promise<void> => {
      await element.dispatchEvent('touchstart');
      await this.later(LONG_PRESS_MS);
      await element.dispatchEvent('touchend');
    };
    await this.act(`hold '${idOrName}'`, idOrName, touch, options);
  }

  async fill(id: string, value: string, options: WaitOptions = {}): Promise<void> {
    await this.act(
      `fill '${id}'`,
      id,
      async (element) => {
        const field = await this.fieldIn(element);
        if (this.options.keyboard) return this.keyboard().write(field, id, value);
        const max = Number((await field.getAttribute('maxlength')) ?? -1);
        await field
          .fill(max >= 0 ? value.slice(0, max) : value, { timeout: 1000 })
          // A whole code leads on, and its field is gone.
          .catch(async (error: unknown) => {
            if (await field.evaluate((node) => node.isConnected)) throw error;
          });
      },
      options,
    );
  }

  async type(id: string, text: string, options: WaitOptions = {}): Promise<void> {
    await this.act(
      `type into '${id}'`,
      id,
      async (element) => (await this.fieldIn(element)).focus(),
      options,
    );
    await this.page.keyboard.press('End');
    await this.page.keyboard.type(text);
  }

  async submit(id: string, options: WaitOptions = {}): Promise<void> {
    await this.act(
      `submit '${id}'`,
      id,
      async (element) => (await this.fieldIn(element)).press('Enter', { timeout: 1000 }),
      options,
    );
  }

  async pick(id: string, value: string, options: WaitOptions = {}): Promise<void> {
    await this.tap(id, options);
    await this.tap(value, options);
  }

  async upload(
    id: string,
    files: FixtureFile | FixtureFile[],
    options: WaitOptions & { via?: string[] } = {},
  ): Promise<void> {
    this.files.push([files].flat().map((file) => fixture(file)));
    await this.tap(id, options);
    for (const step of options.via ?? []) await this.tap(step, options);
    await this.until(`choice of files at '${id}'`, () => this.files.length === 0, options);
  }

  async draw(id: string, lines: readonly Line[], options: WaitOptions = {}): Promise<void> {
    const element = await this.until(
      `draw on '${id}'`,
      async () => (await this.find(id)) ?? undefined,
      options,
    );
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`'${id}' is nowhere on the screen`);
    const { mouse } = this.page;
    for (const line of lines) {
      for (const [at, [x, y]] of line.entries()) {
        await mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: at === 0 ? 1 : 4 });
        if (at === 0) await mouse.down();
      }
      await mouse.up();
    }
  }

  async see(textOrId: string, { later, ...options }: SeeOptions = {}): Promise<void> {
    const look = movingOn(
      () => this.shows(textOrId),
      (ms) => this.later(ms),
      later,
    );
    await this.until(`see '${textOrId}'`, look, options);
  }

  async dontSee(textOrId: string, options: WaitOptions = {}): Promise<void> {
    await this.until(`no longer see '${textOrId}'`, async () => !(await this.shows(textOrId)), options);
  }

  shows(textOrId: string): Promise<boolean> {
    return this.page.evaluate((query) => window.__journey.find(query) !== null, textOrId);
  }

  async text(id: string, options: WaitOptions = {}): Promise<string> {
    return this.act(
      `read '${id}'`,
      id,
      async (element) =>
        (await element.evaluate((node) => node.textContent ?? '')).replace(/\s+/g, ' ').trim(),
      options,
    );
  }

  async value(id: string, options: WaitOptions = {}): Promise<string> {
    return this.act(`read '${id}'`, id, (element) => element.evaluate(readValue), options);
  }

  async seeValue(id: string, value: string, options: WaitOptions = {}): Promise<void> {
    await this.until(
      `'${id}' holds '${value}'`,
      async () => {
        const element = await this.find(id);
        return (
          element !== null &&
          [
            await element.evaluate(readValue),
            ((await element.textContent()) ?? '').replace(/\s+/g, ' ').trim(),
          ].includes(value)
        );
      },
      options,
    );
  }

  async enabled(id: string): Promise<boolean> {
    return this.act(
      `look at '${id}'`,
      id,
      (element) =>
        element.evaluate(
          (node) =>
            !node.closest('[disabled],[aria-disabled=true]') && !node.querySelector(':scope > [disabled]'),
        ),
      {},
    );
  }

  async scrollToEnd(id?: string): Promise<void> {
    const area = id ? await this.find(id) : null;
    const down = (node: Element): void => node.scrollTo(0, node.scrollHeight);
    if (area) return area.evaluate(down);
    return this.page.evaluate(() => {
      for (const node of [document.scrollingElement, ...Array.from(document.querySelectorAll('.taro_page'))])
        node?.scrollTo(0, node.scrollHeight);
      window.scrollTo(0, document.body.scrollHeight);
    });
  }

  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await this.drawn();
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    await this.drawn();
  }

  async kill(): Promise<void> {
    this.home = this.page.url();
    await this.page.close();
  }

  async relaunch(pathOrRoute?: string, options: OpenOptions = {}): Promise<void> {
    if (!this.page.isClosed()) await this.kill();
    await this.openTab();
    const address = pathOrRoute
      ? this.origin + addressOf('h5', pathOrRoute, options)
      : (this.home ?? this.origin);
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
    await this.drawn();
  }

  hide(): Promise<void> {
    return this.page.evaluate(setVisibility, 'hidden');
  }

  show(): Promise<void> {
    return this.page.evaluate(setVisibility, 'visible');
  }

  /** Browsers cut no requests in the background. */
  leaveForLong(): Promise<void> {
    return this.hide();
  }

  later(ms: number): Promise<void> {
    return this.page.evaluate((time) => window.__journey.later(time), ms);
  }

  async goOffline(offline: boolean): Promise<void> {
    await this.context.setOffline(offline);
  }

  async fault(rule: FaultRule): Promise<void> {
    this.faults.push({ ...rule, left: rule.times ?? 1 });
    // On demand: intercepting disables the file cache.
    if (this.faults.length === 1)
      await this.context.route('**/*', (route, request) => this.pass(route, request));
  }

  setPayOutcome(outcome: PayOutcome): void {
    this.payOutcome = outcome;
  }

  payOnPage(outcome: 'paid' | 'cancelled' | 'failed'): Promise<void> {
    return this.pressOnPage(`#pay-${outcome}`);
  }

  linkOnPage(institution: string): Promise<void> {
    return this.pressOnPage(`#bank-${institution}`);
  }

  async openedPage(): Promise<{ address: string; text: string }> {
    const card = this.page.locator('main .card');
    await this.until('page of the web', () => card.isVisible(), {});
    return { address: this.page.url(), text: await card.innerText() };
  }

  async leavePage(): Promise<void> {
    await this.until('page of another site', () => this.page.locator('main .card').isVisible(), {});
    await this.back();
  }

  private async pressOnPage(selector: string): Promise<void> {
    const button = this.page.locator(selector);
    await this.until('page of another site', () => button.isVisible(), {});
    await button.click();
    await this.drawn();
  }

  nextScan(text: string): void {
    this.camera.show(text);
  }

  async setPlace(place: { latitude: number; longitude: number } | null): Promise<void> {
    const allowed = ['clipboard-read', 'clipboard-write'];
    // Granting adds to earlier permissions.
    await this.context.clearPermissions();
    await this.context.grantPermissions(place ? [...allowed, 'geolocation'] : allowed);
    await this.context.setGeolocation(place);
  }

  setCamera(failure: CameraFailure): void {
    this.camera.fail(failure);
  }

  async setDetector(kind: DetectorKind): Promise<void> {
    this.made.push(...(await giveDetector(this.context, kind)));
  }

  detectorUse(): Promise<{ asked: number; found: number }> {
    return detectorUse(this.page);
  }

  liveCameras(): Promise<number> {
    return liveCameras(this.page);
  }

  askedFor(): Promise<string | null> {
    return Promise.resolve(this.asked);
  }

  handedOver(): Promise<Buffer[]> {
    return this.over.papers(this.page);
  }

  canOpen(): boolean {
    return !this.options.chatApp;
  }

  opensNothing(): void {
    if (this.canOpen())
      throw new Error('A browser opens papers unless it is the one of the chat app: chatApp');
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  path(): Promise<string> {
    return Promise.resolve(new URL(this.page.url()).pathname);
  }

  async seePath(path: string, options: WaitOptions = {}): Promise<void> {
    await this.until(`be at ${path}`, async () => (await this.path()) === path, options);
  }

  stackDepth(): Promise<number> {
    return this.page.evaluate(() => document.querySelectorAll('.taro_page').length);
  }

  screenshot(file?: string): Promise<Buffer> {
    return this.page.screenshot(file ? { path: file } : {});
  }

  async audit(): Promise<AuditEntry[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axeSource());
    // An experimental rule is off: it reads a row's parts as one word.
    const all = await this.axe(
      `{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: { 'label-content-name-mismatch': { enabled: false } } }`,
    );
    await this.page.emulateMedia({ colorScheme: 'dark' });
    const inTheDark = await this.axe(`{ runOnly: { type: 'rule', values: ['color-contrast'] } }`);
    await this.page.emulateMedia({ colorScheme: 'light' });
    const violations = [...all, ...inTheDark.map((one) => ({ ...one, id: `${one.id} in the dark scheme` }))];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => ({ rule: id, node: html.slice(0, 200) })),
    );
  }

  private async axe(options: string): Promise<Violation[]> {
    return this.page.evaluate<Violation[]>(
      `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        .then(() => axe.run(document, ${options}))
        .then(({ violations }) => violations)`,
    );
  }

  requests(): Promise<string[]> {
    return Promise.resolve(this.sent.slice());
  }

  logs(): Promise<string[]> {
    return Promise.resolve(this.printed.slice());
  }

  readonly storage: StorageAccess = {
    keys: () => this.page.evaluate(() => Object.keys(localStorage)),
    get: (key) => this.page.evaluate((name) => localStorage.getItem(name), key),
    set: (key, value) =>
      this.page.evaluate(
        ([name, text]) => localStorage.setItem(name as string, text as string),
        [key, value],
      ),
    remove: (key) => this.page.evaluate((name) => localStorage.removeItem(name), key),
    dump: async () => {
      const kept = await this.page.evaluate(() =>
        JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage } }),
      );
      return kept + JSON.stringify(await this.context.cookies());
    },
  };

  async outline(): Promise<string> {
    if (this.page.isClosed()) return '(the page is closed)';
    const lines = await this.page.evaluate(() => window.__journey.lines());
    return [`page ${this.page.url()}`, ...lines.slice(0, 120)].join('\n');
  }

  said(): Promise<string[]> {
    return this.page.isClosed() ? Promise.resolve([]) : this.page.evaluate(() => window.__journey.said());
  }

  private async seen(): Promise<string> {
    const outline = await this.outline();
    if (this.page.isClosed()) return outline;
    const trail = await this.page.evaluate(() => window.__journey.trail());
    return [outline, '--- pressed ---', ...trail].join('\n');
  }

  errors(): string[] {
    return this.found.slice();
  }

  forgetErrors(): void {
    this.found = [];
  }

  async close(): Promise<void> {
    await Promise.all(this.made.map((one) => one.dispose())).finally(() => this.profile.close());
  }

  private get context(): BrowserContext {
    return this.profile.context;
  }

  private async sizeText(): Promise<void> {
    const { textSize = 1 } = this.options;
    if (textSize === 1) return;
    const session = await this.context.newCDPSession(this.page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * textSize, fixed: 13 * textSize } });
  }

  private async openTab(): Promise<void> {
    this.page = await this.context.newPage();
    await this.sizeText();
    this.page.on('pageerror', (error) => this.found.push(error.stack ?? error.message));
    this.page.on('console', (message) => this.printed.push(message.text()));
    this.page.on(
      'request',
      (request) => ['xhr', 'fetch'].includes(request.resourceType()) && this.sent.push(request.url()),
    );
    this.page.on('filechooser', (chooser) => void this.choose(chooser));
    this.page.on('dialog', (dialog) => void dialog.accept());
    this.over.watch(this.page);
  }

  private async choose(chooser: FileChooser): Promise<void> {
    const files = this.files[0];
    if (!files) return;
    this.asked = await chooser.element().evaluate(sourceOf);
    await chooser.setFiles(chooser.isMultiple() ? files : files.slice(0, 1));
    this.files.shift();
  }

  private async pass(route: Route, request: Request): Promise<void> {
    const url = request.url();
    const rule = this.faults.find((known) => known.left > 0 && url.includes(known.url));
    try {
      if (rule) {
        rule.left--;
        if (rule.respond) return await route.fulfill({ contentType: 'application/json', ...rule.respond });
        if (rule.cut === 'before') return await route.abort('connectionreset');
        if (rule.cut === 'hang') return undefined;
        if (rule.cut === 'answer') {
          await route.fetch();
          return await route.abort('connectionreset');
        }
        await new Promise((later) => setTimeout(later, rule.delayMs ?? 0));
      }
      return await route.continue();
    } catch {
      return undefined;
    }
  }

  private async bridge(): Promise<void> {
    const pay = await this.context.exposeFunction('__pay', async (options: Record<string, unknown>) =>
      settleWallet(this.options.url, options, this.payOutcome),
    );
    const script = await this.context.addInitScript(() => {
      const own = window as unknown as {
        __pay: (options: object) => Promise<string>;
        WeixinJSBridge: unknown;
      };
      const said: Record<string, string> = { paid: 'ok', failed: 'fail', refused: 'fail no permission' };
      own.WeixinJSBridge = {
        invoke: (_api: string, options: object, callback: (result: { err_msg: string }) => void) =>
          void own.__pay(options).then((outcome) =>
            callback({
              err_msg: `get_brand_wcpay_request:${said[outcome] ?? 'cancel'}`,
            }),
          ),
      };
    });
    this.made.push(pay, script);
  }

  private get origin(): string {
    const { insecure, url } = this.options;
    return insecure ? `http://${LAN}:${new URL(url).port}` : url;
  }

  private async find(query: string): Promise<Handle | null> {
    const handle = await this.page.evaluateHandle((wanted) => window.__journey.find(wanted), query);
    const element = handle.asElement() as Handle | null;
    if (!element) await handle.dispose();
    return element;
  }

  /** Again if the node is redrawn. */
  private act<T>(
    what: string,
    query: string,
    run: (element: Handle) => Promise<T>,
    options: WaitOptions,
  ): Promise<T> {
    return this.until(
      what,
      async () => {
        const element = await this.find(query);
        if (!element) return undefined;
        return { value: await run(element) };
      },
      options,
    ).then(({ value }) => value);
  }

  private async click(element: Handle, query: string, clickCount: number): Promise<void> {
    if (await element.evaluate((node) => node.closest('[disabled],[aria-disabled=true]') !== null))
      throw new Error(`'${query}' is disabled`);
    if (this.options.keyboard) return this.keyboard().press(element, query, clickCount);
    const clicks = (): Promise<number> => element.evaluate((node) => window.__journey.clicksOn(node));
    const before = await clicks();
    // A click must not repeat because a slow machine reports late.
    await element.click({ timeout: 3000, clickCount, noWaitAfter: true });
    // Moved between press and release: no click fired. (A removed element had its click.)
    const after = await clicks().catch(() => Infinity);
    if (after === before) throw new Error(`'${query}' moved away under the finger`);
  }

  private keyboard(): Keyboard {
    return new Keyboard(this.page, (problem) => this.found.push(problem));
  }

  private async fieldIn(element: Handle): Promise<Handle> {
    const field = await element.evaluateHandle((node) =>
      node.matches('input,textarea') ? node : node.querySelector('input,textarea'),
    );
    const found = field.asElement() as Handle | null;
    if (!found) throw new Error('no field in there');
    return found;
  }

  private until<T>(
    what: string,
    look: () => Promise<T | undefined | false> | T | undefined | false,
    options: WaitOptions,
  ): Promise<T> {
    return poll(`[h5] ${what}`, look, { ...options, every: 25, describe: () => this.seen() });
  }

  private async drawn(): Promise<void> {
    await this.until(
      'first drawing',
      () =>
        this.page.evaluate(() => document.readyState !== 'loading' && document.body.innerText.trim() !== ''),
      {},
    );
  }
}

function sourceOf(input: HTMLElement): string {
  if (input.hasAttribute('capture')) return 'camera';
  return input.getAttribute('accept') === 'image/*' ? 'album' : 'files';
}

function readValue(node: HTMLElement): string {
  const field = node.matches('input,textarea') ? node : node.querySelector('input,textarea');
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return String(field.checked);
  if (field) return (field as HTMLInputElement).value;
  return node.getAttribute('aria-checked') ?? (node.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function setVisibility(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

let axe: string | null = null;
function axeSource(): string {
  axe ??= fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
  return axe;
}
