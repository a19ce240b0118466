import type { ElementHandle, Page } from 'playwright-core';

type Handle = ElementHandle<HTMLElement>;

/** More than the controls of any screen: who tabs this often has gone all the way round. */
const ROUND = 150;

/** Works as a person without a mouse: Tab up to a control, Enter on it, letters into it. */
export class Keyboard {
  /** `report` takes what is wrong but stops nobody: a journey fails by it at its end. */
  constructor(
    private readonly page: Page,
    private readonly report: (problem: string) => void,
  ) {}

  /**
   * Tabs until the focus is on `element`, on a part of it or, for a label within a control, on what holds it; forwards, as
   * far as it takes. Throws where Tab never arrives; reports a focus that cannot be seen.
   */
  async reach(element: Handle, query: string): Promise<void> {
    const before = await element.evaluate(look);
    if (before.focused) return;
    for (let step = 0; step < ROUND; step += 1) {
      await this.page.keyboard.press('Tab');
      let now = await element.evaluate(look);
      // A group of radios, tabs or options is one tab stop: arrow keys go on from there.
      for (let item = 0; now.inGroup && !now.focused && item < ROUND; item += 1) {
        await this.page.keyboard.press(now.inGroup);
        now = await element.evaluate(look);
      }
      if (!now.focused) continue;
      if (now.style === before.style) this.report(`The focus on '${query}' cannot be seen`);
      return;
    }
    throw new Error(`Tab never arrives at '${query}'`);
  }

  async press(element: Handle, query: string, times: number): Promise<void> {
    await this.reach(element, query);
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press('Enter');
  }

  /** Types over what the field holds. A date is typed in the order of an English (US) browser: month, day, year. */
  async write(field: Handle, query: string, value: string): Promise<void> {
    await this.reach(field, query);
    const isDate = await field.evaluate((node) => (node as HTMLInputElement).type === 'date');
    if (isDate) {
      const [year, month, day] = value.split('-');
      await this.page.keyboard.type(`${month ?? ''}${day ?? ''}${year ?? ''}`);
      return;
    }
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(value);
  }
}

/** Whether the focus is in `node`, and how it and what is drawn around it look. Runs in the browser. */
function look(node: HTMLElement): { focused: boolean; style: string; inGroup: string | null } {
  const active = document.activeElement as HTMLElement | null;
  // A dialog that has the focus holds everything in it, but Enter on it chooses nothing.
  const isControl =
    active?.matches('button,a,input,textarea,[role]:not([role=dialog],[role=alertdialog],[role=main])') ??
    false;
  const focused = active !== null && isControl && (node.contains(active) || active.contains(node));
  // A field may leave the ring to the box around it, or to the boxes drawn beneath it.
  const area = node.parentElement?.parentElement ?? node;
  const style = [area, ...Array.from(area.querySelectorAll('*')).slice(0, 80)].map((part) => {
    const { outline, borderColor, borderWidth, boxShadow, backgroundColor } = getComputedStyle(part);
    return [outline, borderColor, borderWidth, boxShadow, backgroundColor].join();
  });
  const group = node.closest('[role=radiogroup],[role=tablist],[role=listbox]');
  const item = active?.closest('[role=radio],[role=tab],[role=option]');
  const before = item && item.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
  const inGroup = item && group?.contains(item) ? (before ? 'ArrowUp' : 'ArrowDown') : null;
  return { focused, style: style.join('|'), inGroup };
}
