import fs from 'node:fs';
import { START_ENTRY } from '@/domain/storageKeys';
import {
  blur,
  canvasArea,
  confirm,
  dispatch,
  Host,
  HostStorage,
  squeeze,
  type HostNode,
  type MiniTarget,
} from '../../host';
import { addressOf, pathOfPage } from './addresses';
import type { CameraFailure } from './camera';
import { fixture, type FixtureFile } from './fixtures';
import { flatten, type HostTarget, sayingOf } from './hostNodes';
import { settleWallet } from './payments';
import { pickNode } from './pickNode';
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
import { asText } from '../../host/asText';

/** Unchanged frames that count as idle, and most to wait. */
const QUIET_FRAMES = 3;
const MOST_FRAMES = 30;
const FRAME_MS = 16;

function valuesIn(entry: string, value: unknown): [string, string][] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (entry.split('.').pop() !== START_ENTRY) return [[entry, text]];
  return Object.entries(JSON.parse(text) as Record<string, string>);
}

export interface HostDriverOptions {
  target: MiniTarget;
  dir: string;
  sandboxUrl: string;
  without?: readonly string[];
  alipayRandom?: boolean;
}

export class HostDriver implements Driver {
  readonly host: Host;
  private payOutcome: PayOutcome = 'cancelled';
  private home: string | undefined;

  constructor(private readonly options: HostDriverOptions) {
    this.host = new Host({
      dir: options.dir,
      target: options.target,
      origins: { '*': options.sandboxUrl },
      storage: new HostStorage(),
      ...(options.without ? { without: options.without } : {}),
      ...(options.alipayRandom ? { alipayRandom: true } : {}),
    });
    this.host.device.pay = async (request) => settleWallet(options.sandboxUrl, request, this.payOutcome);
  }

  get target(): MiniTarget {
    return this.options.target;
  }

  async open(pathOrRoute: string, options: OpenOptions = {}): Promise<void> {
    this.host.launch(addressOf(this.target, pathOrRoute, options));
    await this.drawn();
  }

  async launch(query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    this.host.launch(search ? `/${this.host.bundle.app.pages[0] ?? ''}?${search}` : undefined);
    await this.drawn();
  }

  async tap(idOrName: string, options: WaitOptions = {}): Promise<void> {
    this.press(await this.pressable(idOrName, options));
    await this.calm();
  }

  async doubleTap(idOrName: string, options: WaitOptions = {}): Promise<void> {
    const found = await this.pressable(idOrName, options);
    this.press(found);
    if ('node' in found) {
      const again = this.host.tree().find((node) => node.sid === found.node.sid);
      if (again) this.host.tap(again);
    }
    await this.calm();
  }

  async hold(idOrName: string, options: WaitOptions = {}): Promise<void> {
    const node = await this.node(idOrName, options);
    dispatch(this.host, node, this.target === 'alipay' ? 'longtap' : 'longpress');
    await this.calm();
  }

  async fill(id: string, value: string, options: WaitOptions = {}): Promise<void> {
    // Native date wheels have no field: the picker around takes the value.
    const wheels = (await this.node(id, options)).closest(
      (at) => at.tag === 'picker' && at.attr('mode') === 'date',
    );
    if (wheels) {
      dispatch(this.host, wheels, 'change', { value });
      return this.calm();
    }
    this.host.input(await this.field(id, options), value);
    await this.calm();
  }

  async type(id: string, text: string, options: WaitOptions = {}): Promise<void> {
    for (const sign of text) {
      const field = await this.field(id, options);
      this.host.input(field, field.value + sign);
      await this.calm();
    }
  }

  async submit(id: string, options: WaitOptions = {}): Promise<void> {
    confirm(this.host, await this.field(id, options));
    await this.calm();
  }

  async pick(id: string, value: string, options: WaitOptions = {}): Promise<void> {
    const found = await this.pressable(id, options);
    if ('node' in found && found.node.tag === 'picker') {
      const range = (found.node.attr('range') ?? []) as unknown[];
      const at = range.findIndex((entry) => String(entry) === value);
      dispatch(this.host, found.node, 'change', { value: at >= 0 ? at : value });
      return this.calm();
    }
    this.press(found);
    await this.calm();
    return this.tap(value, options);
  }

  async upload(
    id: string,
    files: FixtureFile | FixtureFile[],
    options: WaitOptions & { via?: string[] } = {},
  ): Promise<void> {
    this.host.device.nextFiles.push([files].flat().map((file) => fixture(file)));
    await this.tap(id, options);
    for (const step of options.via ?? []) await this.tap(step, options);
    await this.until(`choice of files at '${id}'`, () => this.host.device.nextFiles.length === 0, options);
  }

  async draw(id: string, lines: readonly Line[], options: WaitOptions = {}): Promise<void> {
    for (const line of lines) {
      const canvas = await this.until(
        `draw on '${id}'`,
        () => {
          const found = this.find(id);
          return found && 'node' in found ? found.node.find((node) => node.tag === 'canvas') : undefined;
        },
        options,
      );
      const touchAt = ([x, y]: Line[number]) => [
        { identifier: 0, x: x * canvasArea.width, y: y * canvasArea.height },
      ];
      line.forEach((point, at) => {
        const touches = touchAt(point);
        dispatch(
          this.host,
          canvas,
          at === 0 ? 'touchstart' : 'touchmove',
          {},
          { touches, changedTouches: touches },
        );
      });
      const last = line[line.length - 1];
      if (last) dispatch(this.host, canvas, 'touchend', {}, { touches: [], changedTouches: touchAt(last) });
      await this.calm();
    }
  }

  async see(textOrId: string, { later, ...options }: SeeOptions = {}): Promise<void> {
    const look = movingOn(
      () => this.find(textOrId) !== undefined,
      (ms) => this.later(ms),
      later,
    );
    await this.until(`see '${textOrId}'`, look, options);
  }

  async dontSee(textOrId: string, options: WaitOptions = {}): Promise<void> {
    await this.until(`no longer see '${textOrId}'`, () => this.find(textOrId) === undefined, options);
  }

  shows(textOrId: string): Promise<boolean> {
    return Promise.resolve(this.find(textOrId) !== undefined);
  }

  async text(id: string, options: WaitOptions = {}): Promise<string> {
    return squeeze((await this.node(id, options)).visibleText);
  }

  async value(id: string, options: WaitOptions = {}): Promise<string> {
    return valueOf(await this.node(id, options));
  }

  async seeValue(id: string, value: string, options: WaitOptions = {}): Promise<void> {
    await this.until(
      `'${id}' holds '${value}'`,
      () => {
        const found = this.find(id);
        return (
          found !== undefined &&
          'node' in found &&
          (valueOf(found.node) === value || squeeze(found.node.visibleText) === value)
        );
      },
      options,
    );
  }

  async enabled(id: string): Promise<boolean> {
    return !(await this.node(id, {})).disabled;
  }

  async scrollToEnd(id?: string): Promise<void> {
    if (id) {
      const area = await this.node(id, {});
      dispatch(this.host, area, 'scroll', {
        scrollTop: 100_000,
        scrollLeft: 0,
        scrollHeight: 101_000,
        scrollWidth: 375,
        deltaX: 0,
        deltaY: -100,
      });
      dispatch(this.host, area, 'scrolltolower', { direction: 'bottom' });
    } else {
      this.host.stack.top?.call('onPageScroll', this.host.realm.adopt({ scrollTop: 100_000 }));
      this.host.stack.top?.call('onReachBottom');
    }
    await this.calm();
  }

  async back(): Promise<void> {
    blur(this.host);
    this.host.stack.back();
    await this.calm();
  }

  async reload(): Promise<void> {
    await this.kill();
    await this.relaunch();
  }

  async kill(): Promise<void> {
    const { path, query } = this.host.location;
    this.home = path ? `${path}?${new URLSearchParams(query).toString()}` : undefined;
    this.host.kill();
  }

  async relaunch(pathOrRoute?: string, options: OpenOptions = {}): Promise<void> {
    if (!this.host.realm.dead) await this.kill();
    this.host.launch(pathOrRoute ? addressOf(this.target, pathOrRoute, options) : this.home);
    await this.drawn();
  }

  async hide(): Promise<void> {
    this.host.hide();
    await this.calm();
  }

  async leaveForLong(): Promise<void> {
    await this.hide();
    this.host.network.interruptAll('interrupted');
    await this.calm();
  }

  async show(): Promise<void> {
    this.host.show();
    await this.calm();
  }

  async later(ms: number): Promise<void> {
    await this.host.realm.clock.later(ms);
    await this.calm();
  }

  async goOffline(offline: boolean): Promise<void> {
    this.host.setOffline(offline);
  }

  async fault(rule: FaultRule): Promise<void> {
    let left = rule.times ?? 1;
    const remove = this.host.network.intercept(({ url }) => {
      if (left <= 0 || !url.includes(rule.url)) return undefined;
      if (--left === 0) remove();
      if (rule.respond) return { kind: 'answer', ...rule.respond };
      if (rule.cut === 'before') return { kind: 'cut' };
      if (rule.cut === 'answer') return { kind: 'cutAnswer' };
      if (rule.cut === 'hang') return { kind: 'hang' };
      return { kind: 'delay', ms: rule.delayMs ?? 0 };
    });
  }

  setPayOutcome(outcome: PayOutcome): void {
    this.payOutcome = outcome;
  }

  payOnPage(outcome: 'paid' | 'cancelled' | 'failed'): Promise<void> {
    return this.answerPage(outcome);
  }

  linkOnPage(institution: string): Promise<void> {
    return this.answerPage(institution);
  }

  async openedPage(): Promise<{ address: string; text: string }> {
    const address = await this.until('page in a web view', () => this.webViewAddress(), {});
    return { address, text: await this.host.network.page(address) };
  }

  async leavePage(): Promise<void> {
    await this.until('page in a web view', () => this.webViewAddress(), {});
    await this.back();
  }

  private async answerPage(choice: string): Promise<void> {
    const address = await this.until('page in a web view', () => this.webViewAddress(), {});
    const answer = await fetch(`${this.host.network.locate(address).replace(/[?#].*$/, '')}/${choice}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`The page at ${address} answered ${answer.status}`);
    await this.back();
  }

  nextScan(text: string): void {
    this.host.device.scanFails = null;
    this.host.device.nextScans.push(text);
  }

  setPlace(place: { latitude: number; longitude: number } | null): Promise<void> {
    this.host.device.place = place;
    return Promise.resolve();
  }

  setCamera(failure: CameraFailure): void {
    this.host.device.scanFails = failure === 'NotAllowedError' ? 'auth deny' : 'camera unavailable';
  }

  askedFor(): Promise<string | null> {
    return Promise.resolve(this.host.device.lastSource);
  }

  handedOver(): Promise<Buffer[]> {
    const { device } = this.host;
    return Promise.resolve(
      device.opened
        .filter(({ api }) => api === 'openDocument')
        .map(({ options }) => fs.readFileSync(device.file(String(options.filePath)).real)),
    );
  }

  canOpen(extension: string): boolean {
    return this.host.device.documentTypes.includes(extension);
  }

  opensNothing(): void {
    this.host.device.documentTypes = [];
  }

  clipboard(): Promise<string> {
    return Promise.resolve(this.host.device.state.clipboard);
  }

  path(): Promise<string> {
    const { path, query } = this.host.location;
    return Promise.resolve(pathOfPage(path, query));
  }

  async seePath(path: string, options: WaitOptions = {}): Promise<void> {
    await this.until(`be at ${path}`, async () => (await this.path()) === path, options);
  }

  stackDepth(): Promise<number> {
    return Promise.resolve(this.host.stack.pages.length);
  }

  screenshot(): Promise<null> {
    return Promise.resolve(null);
  }

  audit(): Promise<AuditEntry[]> {
    return Promise.resolve(this.host.audit().map(({ problem, hint }) => ({ rule: problem, node: hint })));
  }

  requests(): Promise<string[]> {
    return Promise.resolve(this.host.network.records.map(({ url }) => url));
  }

  logs(): Promise<string[]> {
    return Promise.resolve(this.host.logs.map(({ text }) => text));
  }

  get storage(): StorageAccess {
    const { storage, bundle } = this.host;
    const limit = { perKey: bundle.target === 'weapp' ? 1_048_576 : 204_800, total: 10_485_760 };
    const entries = () => new Map(storage.keys().flatMap((key) => valuesIn(key, storage.get(key))));
    return {
      keys: () => Promise.resolve([...entries().keys()]),
      get: (key) => Promise.resolve(entries().get(key) ?? null),
      set: (key, value) => Promise.resolve(storage.set(key, value, limit)),
      remove: (key) => Promise.resolve(storage.remove(key)),
      dump: () => Promise.resolve(JSON.stringify(storage.dump())),
    };
  }

  outline(): Promise<string> {
    return Promise.resolve(this.host.realm.dead ? '(the app is not running)' : this.host.outline());
  }

  said(): Promise<string[]> {
    if (this.host.realm.dead) return Promise.resolve([]);
    const { dialogs, toast, loading } = this.host.device;
    const native = [
      ...dialogs.flatMap(({ title, content, buttons }) => [title, content, ...buttons]),
      toast?.title,
      loading,
    ];
    const all = [...native.filter((text) => typeof text === 'string'), ...sayingOf(this.host.tree())];
    return Promise.resolve([...new Set(all.map(squeeze))].filter(Boolean));
  }

  errors(): string[] {
    return this.host.errors.map(
      ({ where, message, stack }) => `${where}: ${message}${stack ? `\n${stack}` : ''}`,
    );
  }

  forgetErrors(): void {
    this.host.forgetErrors();
  }

  close(): Promise<void> {
    this.host.close();
    return Promise.resolve();
  }

  private find(query: string): HostTarget | undefined {
    if (this.host.realm.dead) return undefined;
    const { flat, targets } = flatten(this.host);
    const index = pickNode(flat, query);
    return index < 0 ? undefined : targets[index];
  }

  private press(found: HostTarget): void {
    if ('node' in found) this.host.tap(found.node);
    else found.press?.();
  }

  private async pressable(query: string, options: WaitOptions): Promise<HostTarget> {
    return this.until(
      `tap '${query}'`,
      () => {
        const found = this.find(query);
        if (!found) return undefined;
        if ('node' in found && found.node.closest((node) => node.disabled))
          throw new Error(`'${query}' is disabled`);
        return found;
      },
      options,
    );
  }

  private async node(id: string, options: WaitOptions): Promise<HostNode> {
    return this.until(
      `find '${id}'`,
      () => {
        const found = this.find(id);
        return found && 'node' in found ? found.node : undefined;
      },
      options,
    );
  }

  private async field(id: string, options: WaitOptions): Promise<HostNode> {
    return this.until(
      `fill '${id}'`,
      () => {
        const found = this.find(id);
        if (!found || !('node' in found)) return undefined;
        const field = found.node.find((node) => node.tag === 'input' || node.tag === 'textarea');
        if (!field) throw new Error(`'${id}' is no field but <${found.node.tag}>`);
        if (field.disabled) throw new Error(`'${id}' is disabled`);
        return field;
      },
      options,
    );
  }

  private webViewAddress(): string | undefined {
    const view = this.host.tree().find((node) => node.tag === 'web-view');
    return view ? asText(view.attr('src')) || undefined : undefined;
  }

  private until<T>(
    what: string,
    look: () => T | undefined | false | Promise<T | undefined | false>,
    options: WaitOptions,
  ): Promise<T> {
    return poll(`[${this.target}] ${what}`, look, {
      ...options,
      every: 25,
      onChange: (again) => this.host.onTouched(again),
      describe: () => this.outline(),
    });
  }

  private async drawn(): Promise<void> {
    await this.until('first drawing', () => this.host.tree().children.length > 0, {});
  }

  /** Idle frames, not time: nobody taps twice per frame, and busy machines render late. */
  private async calm(): Promise<void> {
    let drawn = 0;
    const stop = this.host.onTouched(() => {
      drawn += 1;
    });
    for (let quiet = 0, frames = 0; quiet < QUIET_FRAMES && frames < MOST_FRAMES; frames += 1) {
      const before = drawn;
      await new Promise((next) => setTimeout(next, FRAME_MS));
      quiet = drawn === before ? quiet + 1 : 0;
    }
    stop();
  }
}

function valueOf(node: HostNode): string {
  const field = node.find((at) =>
    ['input', 'textarea', 'switch', 'checkbox', 'radio', 'slider', 'picker'].includes(at.tag),
  );
  if (field) return field.value;
  const checked = node.attr('aria-checked');
  return checked === undefined ? squeeze(node.visibleText) : asText(checked);
}
