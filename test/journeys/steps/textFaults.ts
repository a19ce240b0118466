import type { Page } from 'playwright-core';
import { poll } from '../driver/poll';

/** Runs in the page: words broken inside, texts cut, over each other or wider than the screen, flat pictures, as 'what: text'. */
export function textFaults(): string[] {
  const pages = document.querySelectorAll('.taro_page');
  const root = pages[pages.length - 1] ?? document.body;
  const found = new Set<string>();
  const drawn: { text: string; parent: Element; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // Scripts without spaces break anywhere, and next to their marks.
  const word =
    /[^\s\u3000-\u303f\uff00-\uff65\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\u00ad\u200b/@.·-]{2,}/gu;
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const cutBy = (from: Element, { right, bottom }: DOMRect): boolean => {
    for (let at: Element | null = from; at && at !== root; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      // Only a screen reader says it.
      if (at.clientWidth <= 1) return false;
      const box = at.getBoundingClientRect();
      if (overflowX === 'hidden' && right > box.right + 1) return true;
      if (overflowY === 'hidden' && bottom > box.bottom + 4) return true;
      if (scrolls(overflowX) || scrolls(overflowY)) return false;
    }
    return right > window.innerWidth + 1;
  };
  /** Without what is scrolled away. */
  const seen = (from: Element, rect: DOMRect): DOMRect => {
    let { top, bottom } = rect;
    for (let at: Element | null = from; at && at !== root; at = at.parentElement)
      if (scrolls(getComputedStyle(at).overflowY)) {
        const box = at.getBoundingClientRect();
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
    return new DOMRect(rect.x, top, rect.width, Math.max(0, bottom - top));
  };
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (!text.trim() || !parent?.offsetParent) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (cutBy(parent, box)) found.add(`cut: ${text.trim()}`);
    // Else only a screen reader says it.
    if (!parent.closest('.ui-hidden'))
      drawn.push({
        text: text.trim(),
        parent,
        rects: Array.from(range.getClientRects(), (rect) => seen(parent, rect)).filter(
          ({ height }) => height > 4,
        ),
      });
    for (const { 0: part, index } of text.matchAll(word)) {
      // A soft hyphen's sign counts as a box of the next letter.
      range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index);
      range.setEnd(node, index + part.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      // Longer than a line there is no other way.
      if (lines.size > 1 && !/\d.{12}/.test(part) && !/:\/\/|@|^\S+\.\S+\/\S+$/.test(text.trim()))
        found.add(`broken: ${part} in ${text.trim()}`);
    }
  }
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;
  drawn.forEach((one, at) => {
    const layer = layerOf(one.parent);
    for (const other of drawn.slice(at + 1))
      if (one.rects.some((a) => other.rects.some((b) => meet(a, b))) && layerOf(other.parent) === layer)
        found.add(`over each other: ${one.text} and ${other.text}`);
  });
  for (const input of root.querySelectorAll('input')) {
    const { fontSize, opacity } = getComputedStyle(input);
    if (input.offsetParent && opacity !== '0' && input.type !== 'file')
      if (
        (input.closest('.ui-amount') && input.scrollWidth > input.clientWidth + 1) ||
        input.clientHeight < parseFloat(fontSize) * 1.1
      )
        found.add(`cut: ${input.value || input.placeholder}`);
  }
  for (const picture of root.querySelectorAll<HTMLElement>('[role=img]'))
    if (picture.offsetParent && picture.clientHeight < 8)
      found.add(`flat: ${picture.getAttribute('aria-label')}`);
  for (const area of [document.documentElement, ...root.querySelectorAll('.ui-screen__scroll')])
    if (area.scrollWidth > area.clientWidth + 1)
      found.add(`sideways: ${area.scrollWidth} in ${area.clientWidth} px`);
  return [...found];
}

const COMING_MS = 5000;

export async function lastingTextFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  const look = async (): Promise<boolean> => {
    faults = await page.evaluate(textFaults);
    return faults.length === 0;
  };
  const describe = (): string => faults.join('\n');
  await poll('every text is whole', look, { timeout: COMING_MS, every: 100, describe }).catch(
    () => undefined,
  );
  return faults;
}
