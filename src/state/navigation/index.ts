import { platform } from '@/platform';
import { build, variant, variantId } from '@/variants';
import { placeOfCode } from './codes';
import { configureNavigation } from './deps';

export { configureNavigation, type NavigationDeps } from './deps';
export { enterPage, entryShown, openUnknownPath, type Entering } from './enter';
export type { RouteEntry } from './entry';
export { currentEntry } from './history';
export type { Launch } from './launch';
export {
  addressFor,
  forgetPages,
  goBack,
  goLogin,
  loginAgain,
  navigate,
  openRemitTab,
  openRoute,
  pageFailed,
  afterLogin,
  switchTab,
  wantedPage,
  type NavigateOptions,
} from './navigate';
export { navigationEnded } from './progress';
export { reportFailure } from './deps';
export type { ReturnStore } from './returnTarget';
export { tabsStore, useActiveTab } from './tabs';
export { RouteContext, useRoute } from './useRoute';

const nothing = () => undefined;

// The app's frame adds the rest.
configureNavigation({
  target: platform.target,
  router: platform.router,
  setTitle: platform.setTitle,
  placeOfCode,
  openWebsite: platform.openWebView,
  rewriteQuery: platform.router.rewriteQuery,
  secret: build.querySecret,
  titleOf: () => '',
  session: { signedIn: () => false, userId: () => null },
  loginRoute: () => variant.loginRoute,
  variantId,
  loginOnly: variant.withoutToken === 'loginOnly',
  launchKeys: variant.launchKeys,
  website: null,
  loading: nothing,
  onBlankPage: nothing,
  onFailure: nothing,
  applyLaunch: nothing,
  returnStore: { get: () => null, set: nothing },
  now: () => Date.now(),
});
