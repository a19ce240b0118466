import type { Host } from './host';
import type { DataNode } from './dataPath';
import type { Config, PageInstance } from './page';

/** Taro's CustomWrapper: own setData, the page's data node. */
export class Wrappers {
  private config: Config | null = null;
  private live = new Map<string, { page: PageInstance; instance: Record<string, unknown> }>();

  constructor(private readonly host: Host) {}

  register(file: string, config: Config): void {
    if (/custom-wrapper(\/index)?\.js$/.test(file)) this.config = config;
  }

  follow(page: PageInstance): void {
    if (!this.config) {
      if (!this.host.bundle.has('custom-wrapper.js')) return;
      this.host.realm.guard('custom-wrapper.js', () => this.host.require('custom-wrapper.js'));
      if (!this.config) return;
    }
    const seen = new Set<string>();
    const visit = (node: DataNode): void => {
      if (this.host.bundle.templates.get(String(node.nn))?.tag === 'custom-wrapper') {
        const sid = String(node.sid);
        seen.add(sid);
        this.attach(page, sid, node);
      }
      if (Array.isArray(node.cn)) for (const child of node.cn as DataNode[]) if (child) visit(child);
    };
    visit((page.data.root ?? {}) as DataNode);
    for (const [sid, entry] of this.live) {
      if (entry.page !== page || seen.has(sid)) continue;
      this.live.delete(sid);
      this.lifecycle(entry.instance, this.host.bundle.target === 'weapp' ? 'detached' : 'didUnmount');
    }
  }

  private attach(page: PageInstance, sid: string, node: DataNode): void {
    const known = this.live.get(sid);
    if (known) {
      (known.instance.data as DataNode).i = node;
      (known.instance.props as DataNode).i = node;
      return;
    }
    const { realm } = this.host;
    const instance = new realm.own.Object();
    instance.data = Object.assign(new realm.own.Object(), { i: node });
    instance.props = Object.assign(new realm.own.Object(), { i: node });
    instance.setData = (paths: DataNode, callback?: () => void) =>
      page.write(instance.data as DataNode, paths, callback);
    Object.assign(instance, this.config?.methods ?? {});
    this.live.set(sid, { page, instance });
    this.lifecycle(instance, this.host.bundle.target === 'weapp' ? 'attached' : 'didMount');
  }

  private lifecycle(instance: Record<string, unknown>, name: string): void {
    const method = (this.config?.[name] ?? (this.config?.lifetimes as Config | undefined)?.[name]) as
      (() => void) | undefined;
    if (method) this.host.realm.guard(`custom-wrapper ${name}`, () => method.call(instance));
  }
}
