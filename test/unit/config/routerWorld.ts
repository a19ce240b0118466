import { build, stop } from 'esbuild';
import { JSDOM } from 'jsdom';

// Its process would outlive the tests.
afterAll(() => stop());

Object.assign(globalThis, { defineAppConfig: (config: object) => config });
process.env.TARO_ENV = 'h5';
const { animation } = jest.requireActual<{ default: { animation: boolean } }>('@/app.config').default;

let bundled: Promise<string> | undefined;
function bundle(): Promise<string> {
  bundled ??= build({
    stdin: {
      contents: `
        export { createRouter } from '@tarojs/router/dist/router/spa.js';
        export { getCurrentPages, navigateBack, navigateTo, redirectTo, reLaunch } from '@tarojs/router/dist/api.js';
        export { createBrowserHistory } from 'history';
        export { Current, injectPageInstance } from '@tarojs/runtime';`,
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'taro',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"',
      'process.env.SUPPORT_TARO_POLYFILL': '"disabled"',
      ...Object.fromEntries(
        ['INNER_HTML', 'ADJACENT_HTML', 'SIZE_APIS', 'TEMPLATE_CONTENT', 'MUTATION_OBSERVER', 'CLONE_NODE', 'CONTAINS']
          .map((name) => [`ENABLE_${name}`, 'false']), // prettier-ignore
      ),
    },
  }).then(({ outputFiles }) => outputFiles[0]!.text);
  return bundled;
}

type Url = { url: string };
type Step = (update: object) => Promise<unknown> | undefined;
interface Taro {
  createRouter: (history: unknown, app: object, config: object, framework: string) => void;
  createBrowserHistory: (options: object) => { listen: (step: Step) => () => void };
  getCurrentPages: () => { path: string }[];
  navigateTo: (to: Url) => Promise<unknown>;
  redirectTo: (to: Url) => Promise<unknown>;
  reLaunch: (to: Url) => Promise<unknown>;
  navigateBack: (by: { delta: number }) => Promise<unknown>;
  injectPageInstance: (instance: object, id: string) => void;
  Current: { app: object; page: { path: string } | null; router: { params: object; path: string } | null };
}

interface Code {
  held: boolean;
  came: boolean;
  waiting: { arrive: () => void; fail: () => void }[];
}

const PAGES = ['/home', '/a', '/b', '/c', '/late'];
const plain = (address: string): string =>
  address.replace(/([?&])(stamp|\$taroTimestamp)=[^&]*/g, '$1').replace(/[?&]+$/, '');

/** Only Taro's router and one-field pages. Timers run in `settle`. */
export class RouterWorld {
  readonly shown: string[] = [];
  /** Failed to load, as unhandled rejections. */
  readonly failures: string[] = [];
  readonly unknown: string[] = [];
  private readonly code = new Map<string, Code>(
    PAGES.map((page) => [page, { held: false, came: false, waiting: [] }]),
  );
  private timers: { id: number; at: number; run: () => void }[] = [];
  private now = 0;
  private ids = 0;
  private dom!: JSDOM;
  private taro!: Taro;

  static async open(address = '/home', held: string[] = []): Promise<RouterWorld> {
    const world = new RouterWorld();
    world.dom = new JSDOM('<div id="app"></div>', {
      url: `http://app.test${address}`,
      runScripts: 'outside-only',
    });
    const { window } = world.dom;
    window.setTimeout = ((run: () => void, ms = 0) => {
      world.timers.push({ id: ++world.ids, at: world.now + ms, run });
      return world.ids;
    }) as never;
    window.clearTimeout = (id: number) => {
      world.timers = world.timers.filter((timer) => timer.id !== id);
    };
    window.requestAnimationFrame = (run) => window.setTimeout(run, 16);
    window.scrollTo = () => undefined;
    window.eval(`var process = { env: {} }; ${await bundle()}; window.taro = taro;`);
    world.taro = (window as unknown as { taro: Taro }).taro;
    for (const page of held) world.hold(page);
    world.start();
    await world.settle();
    return world;
  }

  private start(): void {
    const { window } = this.dom;
    const { document } = window;
    const { taro } = this;
    taro.Current.app = {
      mount: (_component: unknown, id: string, done: () => void) => {
        const element = document.createElement('div');
        element.id = id;
        element.className = 'taro_page';
        element.innerHTML = '<input>';
        element.dataset.opened = JSON.stringify(taro.Current.router!.params);
        document.querySelector('#app')!.append(element);
        taro.injectPageInstance({ onShow: () => this.shown.push(plain(id.replace(/\?.*/, ''))) }, id);
        void Promise.resolve().then(done);
      },
      unmount: (id: string, done: () => void) => {
        document.getElementById(id)?.remove();
        void Promise.resolve().then(done);
      },
    };
    const routes = PAGES.map((page) => ({ path: page.slice(1), load: this.loaderOf(page) }));
    const app = {
      onPageNotFound: ({ path: address }: { path: string }) => this.unknown.push(address),
    };
    const history = taro.createBrowserHistory({ window });
    const listen = (step: Step) =>
      history.listen((update) => step(update)?.catch(({ message }: Error) => this.failures.push(message)));
    taro.createRouter(
      Object.assign(Object.create(history) as object, { listen }),
      app,
      { routes, router: { mode: 'browser', customRoutes: {} }, window: {}, animation },
      'react',
    );
  }

  private loaderOf(page: string) {
    return async (context: object, params: object): Promise<unknown[]> => {
      const code = this.code.get(page)!;
      if (code.held && !code.came)
        await new Promise<void>((arrive, fail) =>
          code.waiting.push({ arrive, fail: () => fail(new Error(`no code of ${page}`)) }),
        );
      code.came = true;
      return [{ default: class {} }, context, params];
    };
  }

  hold(page: string): void {
    this.code.get(page)!.held = true;
  }

  waitsFor(page: string): boolean {
    const { held, came } = this.code.get(page)!;
    return held && !came;
  }

  async arrive(page: string): Promise<void> {
    const code = this.code.get(page)!;
    code.held = false;
    for (const { arrive } of code.waiting.splice(0)) arrive();
    await this.settle();
  }

  async fail(page: string): Promise<void> {
    for (const { fail } of this.code.get(page)!.waiting.splice(0)) fail();
    await this.settle();
  }

  /** `ms` to the next step; default: until idle. */
  readonly push = (url: string, ms?: number) => this.go(() => this.taro.navigateTo({ url }), ms);
  readonly replace = (url: string) => this.go(() => this.taro.redirectTo({ url }));
  readonly relaunch = (url: string) => this.go(() => this.taro.reLaunch({ url }));
  readonly leave = (delta = 1) => this.go(() => this.taro.navigateBack({ delta }));

  private async go(move: () => Promise<unknown>, ms?: number): Promise<void> {
    const moved = move();
    await this.settle(ms);
    await moved;
  }

  /** The browser's buttons, without pauses. */
  async browser(...steps: number[]): Promise<void> {
    for (const step of steps) await this.quickly(step, 0);
    await this.settle();
  }

  quickly(step: number, ms: number): Promise<void> {
    this.dom.window.history.go(step);
    return this.settle(ms);
  }

  jump(hash: string): Promise<void> {
    this.dom.window.location.hash = hash;
    return this.settle();
  }

  /** Due timers, within `ms`, until idle. */
  async settle(ms = Infinity): Promise<void> {
    const end = this.now + ms;
    for (let quiet = 0; quiet < 3;) {
      await new Promise((later) => setImmediate(later));
      const next = this.timers.sort((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) {
        quiet += 1;
        continue;
      }
      quiet = 0;
      this.timers.shift();
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    if (ms !== Infinity) this.now = end;
  }

  private element(): HTMLElement | null {
    const { document } = this.dom.window;
    return document.getElementById(this.taro.getCurrentPages().at(-1)?.path ?? '')!;
  }

  type(text: string): void {
    this.element()!.querySelector('input')!.value = text;
  }

  get state() {
    const { document, location, history } = this.dom.window;
    const opened = (element: HTMLElement) => {
      const { stamp, $taroTimestamp, ...query } = JSON.parse(element.dataset.opened!) as Record<
        string,
        string
      >;
      return `${plain(element.id.replace(/\?.*/, ''))}${new URLSearchParams(query).toString().replace(/^(?=.)/, '?')}`;
    };
    const all = [...document.querySelectorAll<HTMLElement>('.taro_page')];
    const stack = this.taro.getCurrentPages().map(({ path: id }) => opened(document.getElementById(id)!));
    return {
      stack,
      inSight: all.filter(({ classList }) => !classList.contains('taro_page_shade')).map(opened),
      text: this.element()?.querySelector('input')!.value,
      bar: location.pathname + location.search,
      current: this.taro.Current.page && plain(this.taro.Current.page.path.replace(/\?.*/, '')),
      strays: all.length - stack.length,
      length: history.length,
    };
  }
}
