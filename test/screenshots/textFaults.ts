/** Runs in the page: words broken inside and texts cut at their end or by their box, as 'what: text'. */
export function textFaults(): string[] {
  const pages = document.querySelectorAll('.taro_page');
  const root = pages[pages.length - 1] ?? document.body;
  const found = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // Scripts that set no spaces break anywhere, and beside their marks.
  const word = /[^\s\u3000-\u303f\uff00-\uff65\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\u00ad\u200b/@.·-]{2,}/gu;
  const cutBy = (from: Element, right: number): boolean => {
    for (let at: Element | null = from; at && at !== root; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      // Only a screen reader says it.
      if (at.clientWidth <= 1) return false;
      if (overflowX === 'hidden' && right > at.getBoundingClientRect().right + 1) return true;
    }
    return right > window.innerWidth + 1;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (!text.trim() || !parent?.offsetParent) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right } = range.getBoundingClientRect();
    if (cutBy(parent, right)) found.add(`cut: ${text.trim()}`);
    for (const { 0: part, index } of text.matchAll(word)) {
      // The hyphen that a soft one before the word shows counts as a box of its first letter.
      range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index);
      range.setEnd(node, index + part.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`broken: ${part} in ${text.trim()}`);
    }
  }
  return [...found];
}
