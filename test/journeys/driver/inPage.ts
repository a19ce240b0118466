import { makeClock, type RealTime } from '../../host/clock';
import { pickNode, type FlatNode } from './pickNode';

export interface JourneyPage {
  find: (query: string) => Element | null;
  lines: () => string[];
  said: () => string[];
  clicksOn: (element: Element) => number;
  trail: () => string[];
  later: (ms: number) => Promise<void>;
}

/** In the browser; self-contained but for arguments. */
function install(
  pick: (nodes: FlatNode[], query: string) => number,
  newClock: typeof makeClock,
): JourneyPage {
  const after = window.setTimeout.bind(window);
  const cancel = window.clearTimeout.bind(window);
  const real: RealTime = {
    Date,
    after: (ms, run) => after(run, ms),
    cancel: (timer) => cancel(timer as number | undefined),
  };
  const clock = newClock(real);
  const starts =
    (repeat: boolean) =>
    (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number =>
      clock.set(() => run(...args), ms, repeat);
  Object.assign(window, {
    Date: clock.Date,
    setTimeout: starts(false),
    setInterval: starts(true),
    clearTimeout: clock.clear,
    clearInterval: clock.clear,
  });
  const controls =
    'button,a[href],input,textarea,select,taro-button-core,taro-switch-core,taro-checkbox-core,taro-radio-core,' +
    '[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=option],[role=menuitem],[role=combobox],[role=textbox],[role=listitem][tabindex]';
  const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return squeeze(label);
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return squeeze(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const field = element.matches('input,textarea') ? element : element.querySelector('input,textarea');
    const text = squeeze((element as HTMLElement).innerText ?? element.textContent ?? '');
    return (
      text ||
      squeeze(
        field?.getAttribute('placeholder') ??
          element.getAttribute('alt') ??
          element.getAttribute('title') ??
          '',
      )
    );
  };
  const collect = (): { nodes: FlatNode[]; elements: Element[] } => {
    const nodes: FlatNode[] = [];
    const elements: Element[] = [];
    const visit = (element: Element, parent: number, modal: boolean): string => {
      const style = getComputedStyle(element);
      if (style.display === 'none') return '';
      const seen =
        style.visibility !== 'hidden' &&
        (style.display === 'contents' || element.getClientRects().length > 0);
      const inside =
        modal ||
        element.getAttribute('aria-modal') === 'true' ||
        element.classList.contains('taro-modal') ||
        element.classList.contains('taro-actionsheet');
      let index = parent;
      if (seen) {
        index = nodes.length;
        elements.push(element);
        nodes.push({
          parent,
          id: element.id,
          name: '',
          role: element.getAttribute('role') ?? '',
          text: '',
          interactive: element.matches(controls),
          modal: inside,
        });
      }
      let text = '';
      for (const child of Array.from(element.childNodes)) {
        if (child.nodeType === 3) text += seen ? (child.nodeValue ?? '') : '';
        else if (child.nodeType === 1 && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test((child as Element).tagName))
          text += visit(child as Element, index, inside);
      }
      if (seen) {
        const node = nodes[index] as FlatNode;
        node.text = squeeze(text);
        if (node.interactive) node.name = nameOf(element);
      }
      return text;
    };
    visit(document.body, -1, false);
    return { nodes, elements };
  };
  // Fast: computing a long form's names is slow.
  const byId = (id: string): Element | null =>
    Array.from(document.querySelectorAll(`[id="${CSS.escape(id)}"]`)).find((element) => {
      const { display, visibility } = getComputedStyle(element);
      return (
        display !== 'none' &&
        visibility !== 'hidden' &&
        (display === 'contents'
          ? !element.parentElement || element.parentElement.getClientRects().length > 0
          : element.getClientRects().length > 0)
      );
    }) ?? null;
  const clicks = new WeakMap<Element, number>();
  const acts: string[] = [];
  const note = (event: Event): void => {
    // Taro re-dispatches some events without their target.
    if (!event.isTrusted) return;
    const path = event.composedPath().filter((one): one is Element => one instanceof Element);
    if (event.type === 'click')
      for (const element of path) clicks.set(element, (clicks.get(element) ?? 0) + 1);
    const page = path.find((element) => element.classList.contains('taro_page'));
    const what = path.find((element) => element.id)?.id ?? path[0]?.tagName.toLowerCase() ?? '';
    const key =
      event.type === 'keydown'
        ? ` ${(event as KeyboardEvent).key.length > 1 ? (event as KeyboardEvent).key : 'a letter'}`
        : '';
    acts.push(
      `${Math.round(performance.now())} ms ${event.type}${key} on #${what}, ${page ? page.className.replace(/taro_page_?/g, ' ').replace(/\s+/g, ' ') : 'no page'}`,
    );
    if (acts.length > 20) acts.shift();
  };
  for (const type of ['mousedown', 'mouseup', 'click', 'keydown']) window.addEventListener(type, note, true);
  return {
    later: clock.later,
    clicksOn: (element) => clicks.get(element) ?? 0,
    trail: () => [...acts, `${Math.round(performance.now())} ms now`],
    find(query) {
      const known = byId(squeeze(query));
      if (known) return known;
      const { nodes, elements } = collect();
      const index = pick(nodes, query);
      return index < 0 ? null : (elements[index] as Element);
    },
    lines() {
      const { nodes, elements } = collect();
      const lines: string[] = [];
      nodes.forEach((node, index) => {
        const element = elements[index] as Element;
        const own = squeeze(
          Array.from(element.childNodes)
            .filter((child) => child.nodeType === 3)
            .map((child) => child.nodeValue ?? '')
            .join(''),
        );
        if (!own && !node.id && !node.interactive) return;
        const value =
          'value' in element && element.tagName !== 'BUTTON' && element.tagName !== 'LI'
            ? ` = "${String((element as HTMLInputElement).value)}"`
            : '';
        lines.push(
          `<${element.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''}>${node.name && node.name !== own ? ` [${node.name.slice(0, 60)}]` : ''} ${own}${value}`,
        );
      });
      return lines;
    },
    said() {
      const all = collect().elements.flatMap((element) => [
        Array.from(element.childNodes)
          .filter((child) => child.nodeType === 3)
          .map((child) => child.nodeValue ?? '')
          .join(''),
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      ]);
      return Array.from(new Set(all.map(squeeze))).filter(Boolean);
    },
  };
}

/** Stubs the transpiler's name helper. */
export const inPageScript = `(() => {
  window.__name = window.__name || ((fn) => fn);
  const __name = window.__name;
  window.__journey = (${install.toString()})(${pickNode.toString()}, ${makeClock.toString()});
})();`;
