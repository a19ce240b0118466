import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { auditNames, measure, type AuditFinding, type PageShape } from './audit';
import { Bundle, type MiniTarget } from './bundle';
import { alipayApi } from './client/alipay';
import { Listeners } from './client/apiCall';
import { Device, documentTypes } from './client/device';
import type { Api } from './client/shared';
import { HostStorage } from './client/storage';
import { weappApi } from './client/weapp';
import { NativeControls } from './controls';
import * as events from './events';
import type { MeterReading } from './meter';
import { Network } from './network';
import { PageInstance, splitUrl, type Config, type Query } from './page';
import { Realm, type HostError, type LogLine } from './realm';
import { PageStack } from './stack';
import { handlerReader } from './taroRuntime';
import { buildTree, outline, type HostNode } from './tree';
import { Wrappers } from './wrappers';

export interface HostOptions {
  dir: string;
  target: MiniTarget;
  /** Built-ins to remove besides `oldEngines`. */
  without?: readonly string[];
  /** Maps the build's origins to this run's; '*' for any. */
  origins?: Record<string, string>;
  /** Opt-in: the payment app documents no secure random. */
  alipayRandom?: boolean;
  /** In the background; 5000 ms in the chat app. */
  interruptAfterMs?: number;
  storage?: HostStorage;
  verbose?: boolean;
}

export class Host {
  readonly bundle: Bundle;
  readonly storage: HostStorage;
  readonly device: Device;
  readonly network: Network;
  readonly listeners = {
    appShow: new Listeners(),
    appHide: new Listeners(),
    error: new Listeners(),
    rejection: new Listeners(),
    network: new Listeners(),
    notFound: new Listeners(),
  };
  realm!: Realm;
  stack!: PageStack;
  controls = new NativeControls();
  api: Api = {};
  hidden = false;
  launchOptions: Record<string, unknown> = {};
  enterOptions: Record<string, unknown> = {};
  private app: Record<string, unknown> = {};
  private configs = new Map<string, Config>();
  private modules = new Map<string, { exports: unknown }>();
  /** Scripts run, by all launches. */
  readonly ran = new Set<string>();
  private wrappers!: Wrappers;
  private handlers: (sid: string) => string[] | undefined = () => undefined;
  private past: HostError[] = [];
  private pastLogs: LogLine[] = [];
  private watchers = new Set<() => void>();
  private interruption: NodeJS.Timeout | undefined;

  constructor(readonly options: HostOptions) {
    this.bundle = new Bundle(options.dir, options.target);
    this.storage = options.storage ?? new HostStorage();
    this.device = new Device(options.target === 'weapp' ? 'http://tmp/' : 'https://resource/');
    this.device.documentTypes = documentTypes[options.target];
    this.network = new Network(options.origins);
  }

  get userAgent(): string {
    return this.bundle.target === 'weapp'
      ? 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 MiniProgramEnv'
      : 'Mozilla/5.0 (iPhone) AlipayClient/10.6.0 MiniProgram APXWebView';
  }

  launch(url?: string): void {
    if (this.realm && !this.realm.dead) this.kill();
    this.controls = new NativeControls();
    this.device.forgetRun();
    this.hidden = false;
    this.configs.clear();
    this.modules.clear();
    const realm = new Realm(this.options.without, this.options.verbose);
    this.realm = realm;
    this.stack = new PageStack(this);
    this.wrappers = new Wrappers(this);
    realm.onError = (error) => {
      this.listeners.error.emit(this, 'onError listener', messageOf(error));
      this.callApp('onError', messageOf(error));
    };
    realm.onRejection = (reason) => {
      this.listeners.rejection.emit(this, 'onUnhandledRejection listener', { reason });
      this.callApp('onUnhandledRejection', realm.adopt({ reason }));
    };
    const wanted = splitUrl(url ?? `/${this.bundle.app.pages[0] ?? ''}`);
    this.launchOptions = {
      path: wanted.path,
      query: wanted.query,
      scene: this.bundle.target === 'weapp' ? 1001 : '1000',
      referrerInfo: {},
    };
    this.enterOptions = this.launchOptions;
    this.api = this.storage.counted(this.bundle.target === 'weapp' ? weappApi(this) : alipayApi(this));
    this.defineGlobals();
    realm.guard('app.js', () => this.require('app.js'));
    this.handlers = handlerReader(this);
    this.callApp('onLaunch', realm.adopt(this.launchOptions));
    this.callApp('onShow', realm.adopt(this.launchOptions));
    if (this.bundle.pages.has(wanted.path)) return this.stack.open(wanted.path, wanted.query);
    const missing = { path: wanted.path, query: wanted.query, isEntryPage: true };
    this.listeners.notFound.emit(this, 'onPageNotFound', missing);
    this.callApp('onPageNotFound', realm.adopt(missing));
  }

  kill(): void {
    if (!this.realm || this.realm.dead) return;
    clearTimeout(this.interruption);
    this.past.push(...this.realm.errors);
    this.pastLogs.push(...this.realm.logs);
    this.realm.destroy();
    this.network.interruptAll('abort');
    for (const list of Object.values(this.listeners)) list.off();
    this.touched();
  }

  hide(): void {
    if (this.hidden) return;
    this.stack.hideTop();
    this.hidden = true;
    this.callApp('onHide');
    this.listeners.appHide.emit(this, 'onAppHide');
    this.interruption = setTimeout(
      () => this.network.interruptAll('interrupted'),
      this.options.interruptAfterMs ?? 5000,
    );
  }

  show(url?: string): void {
    if (!this.hidden) return;
    clearTimeout(this.interruption);
    this.hidden = false;
    const entry = url ? splitUrl(url) : null;
    this.enterOptions = entry ? { ...this.launchOptions, ...entry } : this.launchOptions;
    this.callApp('onShow', this.realm.adopt(this.enterOptions));
    this.listeners.appShow.emit(this, 'onAppShow', this.enterOptions);
    if (entry) this.stack.navigate('reLaunch', `/${url?.replace(/^\//, '') ?? ''}`);
    else this.stack.showTop();
  }

  setOffline(offline: boolean): void {
    this.network.offline = offline;
    if (offline) this.network.interruptAll('offline');
    this.listeners.network.emit(this, 'onNetworkStatusChange', {
      isConnected: !offline,
      isAvailable: !offline,
      networkAvailable: !offline,
      networkType: offline ? 'none' : 'wifi',
    });
  }

  close(): void {
    this.kill();
    this.network.close();
  }

  get errors(): HostError[] {
    return [...this.past, ...(this.realm && !this.realm.dead ? this.realm.errors : [])];
  }

  get logs(): LogLine[] {
    return [...this.pastLogs, ...(this.realm && !this.realm.dead ? this.realm.logs : [])];
  }

  forgetErrors(): void {
    this.past = [];
    if (this.realm) this.realm.errors.length = 0;
  }

  get location(): { path: string; query: Query } {
    const top = this.stack?.top;
    return { path: top ? `/${top.path}` : '', query: top?.query ?? {} };
  }

  /** The top page's; empty after a kill. */
  tree(page: PageInstance | undefined = this.realm.dead ? undefined : this.stack.top): HostNode {
    return buildTree(page?.data ?? {}, {
      templates: this.bundle.templates,
      hiddenBy: this.bundle.hiddenBy(),
      shown: (sid, attribute, value) => this.controls.shown(sid, attribute, value),
    });
  }

  outline(): string {
    const notes = [
      this.device.toast && `toast: ${this.device.toast.title}`,
      this.device.loading !== null && `loading: ${this.device.loading}`,
      ...this.device.dialogs.map(
        (dialog) => `dialog: ${dialog.title} ${dialog.content} [${dialog.buttons.join(' | ')}]`,
      ),
    ];
    return [
      `page ${this.location.path} ${JSON.stringify(this.location.query)} (${this.stack.pages.length} on the stack)`,
      ...notes.filter(Boolean),
      outline(this.tree()),
    ].join('\n');
  }

  tap(node: HostNode): void {
    events.tap(this, node);
  }

  input(node: HostNode, value: string): void {
    events.input(this, node, value);
  }

  meter(page = this.stack.top): MeterReading {
    if (!page) throw new Error('No page is open');
    return page.meter.read();
  }

  resetMeters(): void {
    for (const page of this.stack.pages) page.meter.reset();
  }

  audit(): AuditFinding[] {
    return auditNames(this.tree(), this.handlers);
  }

  /** Those the app listens to; undefined if the bundle cannot tell. */
  handlersOf(node: HostNode): string[] | undefined {
    return this.handlers(node.sid);
  }

  shape(): PageShape {
    return measure(this.tree());
  }

  onTouched(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  touched(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  /** Outermost first; it owns Page() and Component(). */
  private readonly running: string[] = [];

  pageConfig(page: string): Config {
    if (!this.configs.has(page)) this.realm.guard(`${page}.js`, () => this.require(`${page}.js`));
    const config = this.configs.get(page);
    if (!config) throw new Error(`${page}.js did not call Page()`);
    return config;
  }

  createPage(pagePath: string, query: Query, config: Config): PageInstance {
    const page = new PageInstance(this.realm, pagePath, query, config, (changed) => this.changed(changed), {
      createSelectorQuery: () => (this.api.createSelectorQuery as () => unknown)(),
      getTabBar: () => null,
      getOpenerEventChannel: () =>
        this.realm.adopt({
          on: () => undefined,
          emit: () => undefined,
          off: () => undefined,
          once: () => undefined,
        }),
    });
    page.onWritten.push((node, key) => this.released(node, key));
    return page;
  }

  require(file: string): unknown {
    const known = this.modules.get(file);
    if (known) return known.exports;
    const module = { exports: new this.realm.own.Object() as unknown };
    this.modules.set(file, module);
    this.ran.add(file);
    const run = this.bundle.script(file).runInContext(this.realm.context) as (...args: unknown[]) => void;
    this.running.push(file);
    try {
      run((request: string) => this.require(this.bundle.resolve(file, request)), module, module.exports);
    } finally {
      this.running.pop();
    }
    return module.exports;
  }

  share(button: HostNode | null): unknown {
    const shared = this.stack.top?.call(
      'onShareAppMessage',
      this.realm.adopt({
        from: button ? 'button' : 'menu',
        target: button ? { id: button.id, dataset: { sid: button.sid } } : undefined,
      }),
    );
    this.device.opened.push({ api: 'share', options: { ...(shared as object) } });
    return shared;
  }

  openType(button: HostNode, type: string): void {
    const result = this.device.openTypes[type]?.();
    if (result) events.dispatch(this, button, type.toLowerCase(), result);
  }

  keepDownload(body: Buffer): string {
    return this.keepFile('download.bin', body);
  }

  keepFile(name: string, body: Buffer): string {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'host-file-'));
    const file = path.join(dir, name);
    fs.writeFileSync(file, body);
    return this.device.adoptFile(file).tempPath;
  }

  private changed(page: PageInstance): void {
    if (page === this.stack.top) this.wrappers.follow(page);
    this.touched();
  }

  /** A rewritten attribute replaces typed text. */
  private released(node: Record<string, unknown>, key: string): void {
    const template = this.bundle.templates.get(String(node?.nn));
    for (const name of ['value', 'checked']) {
      if (template?.attributes.get(name)?.key === key) this.controls.release(String(node.sid), name);
    }
  }

  private callApp(name: string, ...args: unknown[]): void {
    const method = this.app[name];
    if (typeof method === 'function')
      this.realm.guard(`App ${name}`, () => (method as (...values: unknown[]) => void).apply(this.app, args));
  }

  private defineGlobals(): void {
    const { realm } = this;
    realm.define({
      [this.bundle.target === 'weapp' ? 'wx' : 'my']: realm.adopt(this.api),
      App: (config: Record<string, unknown>) => {
        this.app = config;
      },
      Page: (config: Config) => {
        this.configs.set(this.running[0]?.replace(/\.js$/, '') ?? '', config);
      },
      Component: (config: Config) => {
        this.wrappers.register(this.running[0] ?? '', config);
      },
      Behavior: (config: unknown) => config,
      getApp: () => this.app,
      getCurrentPages: () => {
        const list = new realm.own.Array();
        for (const page of this.stack.pages) list.push(page.instance);
        return list;
      },
      ...(this.bundle.target === 'weapp' ? { __wxConfig: realm.adopt({ envVersion: 'develop' }) } : {}),
      navigator:
        this.bundle.target === 'alipay'
          ? realm.adopt({ userAgent: this.userAgent, language: this.device.state.language })
          : undefined,
    });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'stack' in error)
    ? String((error as Error).stack ?? (error as Error).message)
    : String(error);
}
