import { applyPath, type DataNode } from './dataPath';
import { Meter } from './meter';
import type { Realm } from './realm';

export type Query = Record<string, string>;
type Method = (...args: unknown[]) => unknown;
export type Config = Record<string, unknown>;

let nextPageId = 1;

/** `instance`: the bundle's `this`. */
export class PageInstance {
  readonly instance: Record<string, unknown>;
  readonly meter = new Meter();
  readonly pageId = nextPageId++;
  alive = true;
  shown = false;
  readonly wrappers = new Map<string, Record<string, unknown>>();

  constructor(
    readonly realm: Realm,
    readonly path: string,
    readonly query: Query,
    config: Config,
    private readonly changed: (page: PageInstance) => void,
    extra: Record<string, unknown>,
  ) {
    const instance = new realm.own.Object();
    Object.assign(instance, config, extra);
    instance.data = realm.own.parse(JSON.stringify(config.data ?? {}));
    instance.route = path;
    instance.__route__ = path;
    instance.is = path;
    instance.options = realm.adopt(query);
    instance.__wxWebviewId__ = this.pageId;
    instance.$viewId = this.pageId;
    instance.getPageId = () => `pageId:${this.pageId}`;
    instance.setData = (data: DataNode, callback?: () => void) => this.setData(data, callback);
    instance.$spliceData = () => {
      throw new Error('$spliceData is not supported by this host');
    };
    instance.$batchedUpdates = (run: () => void) => run();
    instance.selectComponent = () => null;
    instance.selectAllComponents = () => new realm.own.Array();
    this.instance = instance;
  }

  get data(): DataNode {
    return this.instance.data as DataNode;
  }

  call(name: string, ...args: unknown[]): unknown {
    const method = this.instance[name];
    if (typeof method !== 'function') return undefined;
    return this.realm.guard(`${this.path} ${name}`, () => (method as Method).apply(this.instance, args));
  }

  /** For attributes whose rewriting discards a native control's value. */
  readonly onWritten: ((node: DataNode, key: string) => void)[] = [];

  setData(data: DataNode, callback?: () => void): void {
    this.write(this.data, data, callback);
  }

  /** As JSON, like the real bridge. */
  write(into: DataNode, paths: DataNode, callback?: () => void): void {
    if (!this.alive || this.realm.dead) return;
    const text = JSON.stringify(paths);
    this.meter.record(Buffer.byteLength(text), Object.keys(paths));
    const copy = this.realm.own.parse(text) as DataNode;
    for (const path of Object.keys(paths)) {
      const holder = applyPath(
        into,
        path,
        copy[path],
        () => new this.realm.own.Array(),
        () => new this.realm.own.Object(),
      );
      const key = path.slice(path.lastIndexOf('.') + 1);
      for (const listener of this.onWritten) listener(holder, key);
    }
    this.changed(this);
    setImmediate(() => {
      if (this.realm.dead || !callback) return;
      this.realm.guard('setData callback', callback);
      this.changed(this);
    });
  }
}

/** Without leading slash, raw values. */
export function splitUrl(url: string, from = ''): { path: string; query: Query } {
  const [rawPath = '', ...rest] = url.split('?');
  let path = rawPath;
  if (!path.startsWith('/') && from) path = new URL(path, `http://x/${from}`).pathname;
  const query: Query = {};
  for (const pair of rest.join('?').split('&').filter(Boolean)) {
    const at = pair.indexOf('=');
    if (at < 0) query[pair] = '';
    else query[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return { path: path.replace(/^\//, '').replace(/\.html$/, ''), query };
}
