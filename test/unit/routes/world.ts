import type { RouteName } from '@/routes';
import { PlatformError, type RouteQuery, type RouterLocation, type Target } from '@/platform/types';
import { configureNavigation, type NavigationDeps } from '@/state/navigation/deps';
import { enterPage, entryShown, forgetLaunch, type Entering } from '@/state/navigation/enter';
import { forgetHistory } from '@/state/navigation/history';
import { memoryReturnStore } from '@/state/navigation/returnTarget';
import { tabsStore } from '@/state/navigation/tabs';

// The mini-program's: the browser's file has no codes.
const { placeOfCode } = jest.requireActual<typeof import('@/state/navigation/codes')>(
  '../../../src/state/navigation/codes.ts',
);

export interface World {
  stack: RouterLocation[];
  /** The address bar, while it differs from the top page. */
  bar?: RouterLocation;
  moves: string[];
  left: string[];
  failures: unknown[];
  rewritten: RouteQuery[];
  user: string | null;
  clock: number;
  /** Follows redirects; returns the shown entry. */
  settle: () => Promise<Extract<Entering, { kind: 'entry' }>['entry']>;
}

const names: RouteName[] = ['tabbar'];
/** Every route: shells are not under test. */
const anyName = new Proxy(names, {
  get: (list, key) => (key === 'includes' ? () => true : (Reflect.get(list, key) as unknown)),
});

export function createWorld(
  target: Target,
  given: Partial<NavigationDeps> = {},
  launch: RouterLocation = { path: '/', query: {} },
): World {
  const world: World = {
    stack: [],
    moves: [],
    left: [],
    failures: [],
    rewritten: [],
    user: null,
    clock: 1_000_000,
    async settle() {
      for (let turn = 0; turn < 5; turn += 1) {
        const top = world.stack[world.stack.length - 1] ?? launch;
        const entering = await enterPage(top, anyName);
        if (entering.kind === 'entry') {
          entryShown(entering.entry);
          return entering.entry;
        }
        if (entering.kind === 'away') await entering.leave();
      }
      throw new Error('never settled');
    },
  };
  const record =
    (move: string) =>
    async (path: string, query: RouteQuery = {}) => {
      if (move === 'push' && world.stack.length >= 10 && target !== 'h5')
        throw new PlatformError('failed', 'limit');
      world.moves.push(`${move} ${path}`);
      if (move === 'relaunch') world.stack = [];
      if (move === 'replace') world.stack.pop();
      world.stack.push({ path, query });
    };
  forgetHistory();
  forgetLaunch();
  tabsStore.setState({ active: 'remit', depth: 0 });
  configureNavigation({
    target,
    router: {
      push: record('push'),
      replace: record('replace'),
      relaunch: record('relaunch'),
      async back(delta = 1) {
        if (world.stack.length <= delta) throw new PlatformError('failed', 'nothing there');
        world.moves.push(`back ${delta}`);
        world.stack.splice(-delta);
      },
      stackDepth: () => world.stack.length,
      current: () => world.bar ?? world.stack[world.stack.length - 1] ?? launch,
      launch: () => launch,
      rewriteQuery: (query) => void world.rewritten.push(query),
      maxDepth: target === 'h5' ? Infinity : 10,
    },
    setTitle: () => undefined,
    placeOfCode: target === 'h5' ? () => null : placeOfCode,
    openWebsite: async (url) => void world.left.push(url),
    rewriteQuery: (query) => void world.rewritten.push(query),
    secret: 'a secret of this build',
    titleOf: () => '',
    session: { signedIn: () => world.user !== null, userId: () => world.user },
    loginRoute: () => 'start',
    variantId: 'main',
    loginOnly: false,
    launchKeys: [],
    website: '',
    loading: () => undefined,
    onBlankPage: () => undefined,
    onFailure: (error) => void world.failures.push(error),
    applyLaunch: () => undefined,
    returnStore: memoryReturnStore(),
    now: () => world.clock,
    ...given,
  });
  return world;
}
