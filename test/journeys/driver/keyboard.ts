import type { ElementHandle, Page } from 'playwright-core';

type Handle = ElementHandle<HTMLElement>;

const ROUND = 150;

export class Keyboard {
  /** `report`: faults that fail the journey at its end. */
  constructor(
    private readonly page: Page,
    private readonly report: (problem: string) => void,
  ) {}

  /** By Tab to `element`, its part or its labelled control. Throws if unreachable; reports invisible focus. */
  async reach(element: Handle, query: string): Promise<void> {
    const before = await element.evaluate(look);
    if (before.focused) return;
    for (let step = 0; step < ROUND; step += 1) {
      await this.page.keyboard.press('Tab');
      let now = await element.evaluate(look);
      // A radio, tab or option group is one tab stop.
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

  /** Replaces. Dates are month, day, year, as in a US browser. */
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

function look(node: HTMLElement): { focused: boolean; style: string; inGroup: string | null } {
  const active = document.activeElement as HTMLElement | null;
  // Enter on a focused dialog chooses nothing.
  const isControl =
    active?.matches('button,a,input,textarea,[role]:not([role=dialog],[role=alertdialog],[role=main])') ??
    false;
  const focused = active !== null && isControl && (node.contains(active) || active.contains(node));
  // A field's ring may be on its box or those below.
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
