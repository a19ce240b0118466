import {
  Current,
  addLeadingSlash,
  createPageConfig,
  eventCenter,
  incrementId,
  safeExecute,
  stringify,
  stripBasename,
} from '@tarojs/runtime';
import UniversalRouter from 'universal-router';
import { prependBasename } from '@tarojs/router/dist/history.js';
import { RouterConfig } from '@tarojs/router/dist/router/index.js';
import PageHandler from '@tarojs/router/dist/router/page.js';
import stacks from '@tarojs/router/dist/router/stack.js';
import { routesAlias } from '@tarojs/router/dist/utils/index.js';

/**
 * Stands in for createRouter of Taro's H5 router (router/spa.js), which opens a page when its code has come, with the
 * address and upon the page of that moment, whatever the user did meanwhile. Here each step in the browser's history
 * is a turn: its page knows its own place there. Turns are taken in the order they were made, and one that the
 * user has gone back behind, or that was replaced, is never taken. Our app has no tab bar of Taro's and no page that is pulled down.
 * config/loaders/knownRouter.js stops the build should Taro's files change.
 */

/** Where in the browser's history we are: the place is the history's own count. One that it did not make is the next. */
let here = -1;
function placeNow() {
  const { idx } = window.history.state || {};
  here = Number.isInteger(idx) ? idx : here + 1;
  return here;
}

/** Steps of the browser from here to the page `delta` below the one on top; negative. */
export function stepsBack(delta) {
  return stacks.getItem(Math.max(0, stacks.length - 1 - delta)).place - here;
}

function pathOf({ pathname }) {
  try {
    return decodeURI(pathname);
  } catch (malformed) {
    // No page has it. (Nothing makes these files fit for older phones: they get what stands here.)
    return malformed && pathname;
  }
}

class Pages extends PageHandler {
  /** The query of the page's own address, not of the one that is shown by now. */
  get search() {
    return (this.location || window.location).search.slice(1);
  }

  /** A page that is left is put out of sight when the next has slid in, even if it has been come back to: called off. */
  show(page, pageConfig, index) {
    if (this.hideTimer && this.lastHidePage === this.getPageContainer(page)) {
      clearTimeout(this.hideTimer);
      this.hideTimer = null;
    }
    super.show(page, pageConfig, index);
  }
}

export function createRouter(history, app, config) {
  const stampId = incrementId();
  const launchStamp = stampId();
  let nextStamp = launchStamp;
  RouterConfig.config = config;
  const pages = new Pages(config, history);
  routesAlias.set(pages.router.customRoutes);
  const router = new UniversalRouter(
    pages.routes.map(({ path, load }) => {
      const origin = addLeadingSlash(path);
      const aliases = routesAlias.getAll(origin);
      return { path: aliases.length ? aliases : origin, action: load };
    }),
    { baseUrl: pages.basename },
  );

  /** Turns whose page is not there yet, in the order they were made. */
  let line = [];
  /** A relaunch came to nothing: the next turn clears the pages away in its stead. */
  let owed = false;

  const samePage = (page, turn) => page.place === turn.place && page.key === turn.key;

  /** Takes what is ready; a turn waits for those made before it. */
  function take() {
    const [turn] = line;
    if (!turn || !turn.ready) return;
    line.shift();
    try {
      pages.location = turn.location;
      turn.ready();
    } finally {
      take();
    }
  }

  function open(turn, [element, context, params]) {
    const stack = stacks.get();
    pages.pathname = context.pathname;
    const { pageConfig } = pages;
    const known = turn.anew ? -1 : stack.findIndex((page) => samePage(page, turn));
    if (known >= 0) return comeBack(stack[known], pageConfig, known);
    // What stands at this place or above it has been left.
    const kept = turn.anew ? 0 : stack.filter(({ place }) => place < turn.place).length;
    if (stack.length > kept) pages.unload(stacks.last, stack.length - kept);
    else pages.hide(stacks.last, true);
    const own = Object.assign({}, pageConfig);
    delete own.path;
    delete own.load;
    const stamp = nextStamp || stampId();
    nextStamp = '';
    const address = context.pathname + stringify(pages.getQuery(stamp));
    const page = createPageConfig(element.default || element, address, {}, own);
    Object.assign(page, { options: params, place: turn.place, key: turn.key });
    pages.load(page, pageConfig, stamp, kept);
  }

  function comeBack(page, pageConfig, index) {
    const show = () => page === stacks.last && pages.show(page, pageConfig, index);
    const above = stacks.length - 1 - index;
    if (above === 0) return show();
    pages.unload(stacks.last, above, true);
    eventCenter.once('__taroPageOnShowAfterDestroyed', show);
  }

  /** No page there, or its code did not come. */
  function miss(turn, path, error) {
    if (error.status === 404) {
      const found = { isEntryPage: stacks.length === 0, path, query: pages.getQuery(stampId()) };
      if (app.onPageNotFound) app.onPageNotFound(found);
      eventCenter.trigger('__taroRouterNotFound', found);
      return;
    }
    if (process.env.NODE_ENV !== 'production' && /Loading hot update .* failed./.test(error.message))
      return window.location.reload();
    owed = turn.anew;
    // The address goes back to the page that is in sight; the app tells the user (platform/page).
    if (turn.place === here && stacks.length && stacks.last.place !== here)
      history.go(stacks.last.place - here);
    eventCenter.trigger('pageFailed', error);
  }

  function begin({ location }) {
    const path = pathOf(location);
    eventCenter.trigger('__taroRouterChange', { toLocation: { path } });
    const anew = owed || stacks.method === 'reLaunch';
    const turn = { place: placeNow(), key: location.key, location, anew };
    stacks.method = '';
    owed = false;
    const known = stacks.get().some((page) => samePage(page, turn));
    line = line.filter((other) => {
      if (!known && other.place < turn.place) return true;
      // What was to be cleared away is cleared all the same.
      turn.anew = turn.anew || other.anew;
      return false;
    });
    line.push(turn);
    const ready = (what) => {
      turn.ready = what;
      if (line.includes(turn)) take();
    };
    // A page that is there needs no code any more, and must not wait for any.
    const code =
      known && !turn.anew
        ? Promise.resolve([null, { pathname: path }])
        : router.resolve(path).then((parts) => Promise.all(parts));
    return code.then(
      (parts) => ready(() => open(turn, parts)),
      (error) => ready(() => miss(turn, path, error)),
    );
  }

  const launch = {
    path: pages.currentPage,
    query: pages.getQuery(launchStamp),
    scene: 0,
    shareTicket: '',
    referrerInfo: {},
  };
  const tell = (event, param) => app[event] && app[event](param);
  if (app.onUnhandledRejection) window.addEventListener('unhandledrejection', app.onUnhandledRejection);
  if (app.onError) window.addEventListener('error', ({ message }) => app.onError(message));
  eventCenter.trigger('__taroRouterLaunch', launch);
  tell('onLaunch', launch);
  if (addLeadingSlash(stripBasename(history.location.pathname, pages.basename)) === '/')
    history.replace(prependBasename(pages.homePage + history.location.search));
  begin(history);
  tell('onShow', launch);
  window.addEventListener('visibilitychange', () => {
    const page = Current.page;
    const at = (page && page.path) || '';
    const param = Object.assign({}, launch, { path: at.substring(0, at.indexOf('?')) });
    if (document.visibilityState === 'visible') {
      tell('onShow', param);
      if (page && page.onShow) page.onShow();
    } else {
      if (at) safeExecute(at, 'onHide');
      tell('onHide', param);
    }
  });
  return history.listen(begin);
}
