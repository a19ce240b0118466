/**
 * Stands in for universal-router, which Taro's H5 router asks for the page of an address. Our addresses have no
 * patterns: src/routes writes out every one. As there, case and a slash at the end do not matter.
 */
const normal = (path) => path.replace(/(.)\/+$/, '$1').toLowerCase();

export default class ExactRouter {
  constructor(routes, { baseUrl = '' } = {}) {
    this.baseUrl = baseUrl;
    this.pages = new Map();
    for (const { path, action } of routes)
      for (const one of [].concat(path))
        if (!this.pages.has(normal(one))) this.pages.set(normal(one), action);
  }

  /** What the page's loader gives; rejects with status 404 for an address that no page has. */
  async resolve(pathname) {
    const path = pathname.startsWith(this.baseUrl) ? pathname.slice(this.baseUrl.length) : pathname;
    const action = this.pages.get(normal(path));
    if (!action) throw Object.assign(new Error('Route not found'), { status: 404 });
    return action({ pathname, path, baseUrl: this.baseUrl }, {});
  }
}
