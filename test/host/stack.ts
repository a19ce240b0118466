import type { Host } from './host';
import { splitUrl, type PageInstance, type Query } from './page';

export type NavigationKind = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack';

export const maxPages = 10;

/** In real clients' lifecycle order. */
export class PageStack {
  readonly pages: PageInstance[] = [];

  constructor(private readonly host: Host) {}

  get top(): PageInstance | undefined {
    return this.pages[this.pages.length - 1];
  }

  navigate(kind: Exclude<NavigationKind, 'navigateBack'>, url: string): void {
    const { path, query } = splitUrl(url, this.top?.path);
    if (!this.host.bundle.pages.has(path)) throw new Error(`page "${path}" is not found`);
    const isTab = this.host.bundle.tabPages.includes(path);
    if (isTab && (kind === 'navigateTo' || kind === 'redirectTo'))
      throw new Error('can not navigateTo a tabbar page');
    if (kind === 'navigateTo') {
      if (this.pages.length >= maxPages) throw new Error('webview count limit exceed');
      this.hideTop();
    } else if (kind === 'redirectTo') {
      this.unload(1);
    } else {
      this.unload(this.pages.length);
    }
    this.open(path, query);
  }

  back(delta = 1): void {
    if (this.pages.length <= 1) throw new Error('cannot navigate back at first page.');
    this.unload(Math.min(delta, this.pages.length - 1));
    this.showTop();
  }

  open(path: string, query: Query): void {
    const config = this.host.pageConfig(path);
    const page = this.host.createPage(path, query, config);
    this.pages.push(page);
    page.call('onLoad', page.instance.options);
    this.showTop();
    setImmediate(() => {
      if (page.alive && !page.realm.dead) page.call('onReady');
    });
  }

  showTop(): void {
    const page = this.top;
    if (!page || page.shown || this.host.hidden) return;
    page.shown = true;
    page.call('onShow');
  }

  hideTop(): void {
    const page = this.top;
    if (!page?.shown) return;
    page.shown = false;
    page.call('onHide');
  }

  private unload(count: number): void {
    for (let left = count; left > 0; left--) {
      const page = this.pages.pop();
      if (!page) return;
      page.call('onUnload');
      page.alive = false;
    }
  }
}
