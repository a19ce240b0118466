export interface Look {
  at: string;
  /** False: left the app's origin. */
  ours: boolean;
  depth: number;
  title: string;
  words: number;
  broken: string;
  busy: boolean;
  covered: boolean;
  /** To see whether a tap did something. */
  state: string;
  rows: string[];
  arrows: string[];
}

/** In the browser, before the app: when something last changed. */
export function watchChanges(): void {
  const own = window as unknown as { __changedAt: number };
  own.__changedAt = performance.now();
  new MutationObserver(() => (own.__changedAt = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

export function sinceChange(): number {
  return performance.now() - (window as unknown as { __changedAt: number }).__changedAt;
}

/** In the browser; self-contained. */
export function lookAtPage(): Look {
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const shown = (root: ParentNode, selector: string): HTMLElement[] =>
    Array.from(root.querySelectorAll<HTMLElement>(selector)).filter(isShown);
  const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const pages = shown(document, '.taro_page');
  const page = pages[pages.length - 1] ?? document.body;
  const title = squeeze(shown(page, '[role=heading][aria-level="1"]')[0]?.innerText ?? '');
  const main = shown(page, '[role=main], .ui-screen__scroll')[0];
  const foot = shown(page, '.ui-screen__footer')[0];
  const broken = ['#not-found', '.page-failed', '.ui-empty--error'].find(
    (one) => shown(page, one).length > 0,
  );
  const pressable = shown(page, '.ui-tap[role=button], .ui-tap[role=link], a[href]').filter(
    (element) =>
      !element.matches('[aria-disabled=true], [aria-expanded], [aria-checked], [aria-selected]') &&
      !element.parentElement?.closest('.ui-tap[role=button], .ui-tap[role=link]'),
  );
  const states = ['aria-checked', 'aria-selected', 'aria-expanded', 'aria-disabled', 'aria-pressed'];
  const keyOf = (one: HTMLElement): string =>
    one.id || squeeze(one.getAttribute('aria-label') ?? one.innerText);
  const keys = (elements: HTMLElement[]): string[] =>
    Array.from(new Set(elements.map(keyOf))).filter((key) => key !== '');
  return {
    at: location.pathname + location.search,
    ours: location.protocol !== 'chrome-error:',
    depth: document.querySelectorAll('.taro_page').length,
    title,
    words: squeeze((main?.innerText ?? '') + (foot?.innerText ?? '')).length,
    broken: broken ?? '',
    busy: shown(document, '.ui-skeleton, .ui-spinner, .page-entering, .taro__loading').length > 0,
    covered: shown(document, '[aria-modal=true], .taro-modal, .taro-actionsheet').length > 0,
    state: [
      squeeze(document.body.innerText),
      ...states.flatMap((name) => shown(page, `[${name}]`).map((one) => one.getAttribute(name))),
      ...shown(page, 'input, textarea').map((one) => (one as HTMLInputElement).value),
      document.activeElement?.id ?? '',
    ].join('|'),
    rows: keys(pressable),
    arrows: keys(pressable.filter((one) => one.querySelector('.ui-list-row__arrow') !== null)),
  };
}

export function tapBeside(): void {
  const shades = Array.from(document.querySelectorAll<HTMLElement>('.ui-overlay__shade'));
  shades[shades.length - 1]?.click();
}
