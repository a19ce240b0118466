import { times } from '@/domain/constants';
import type { RouteName } from '@/routes';
import { navigationDeps } from './deps';

const LOADING_LIMIT_MS = 8000;
const BLANK_AFTER_MS = 5000;

let shown = false;
let hideTimer: ReturnType<typeof setTimeout> | undefined;
let blankTimer: ReturnType<typeof setTimeout> | undefined;

function hideLoading(delay: number): void {
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => {
    if (shown) navigationDeps().loading(false);
    shown = false;
  }, delay);
}

export function navigationBegan(what: { route: RouteName; path: string }): void {
  const deps = navigationDeps();
  if (!shown) deps.loading(true);
  shown = true;
  hideLoading(LOADING_LIMIT_MS);
  clearTimeout(blankTimer);
  blankTimer = setTimeout(() => deps.onBlankPage(what), BLANK_AFTER_MS);
}

/** Call when the page has drawn or failed. */
export function navigationEnded(): void {
  clearTimeout(blankTimer);
  hideLoading(times.loadingHideDelay);
}
