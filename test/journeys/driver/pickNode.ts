/** One visible element, reduced to what a query looks at. The same on every target. */
export interface FlatNode {
  /** Index of the visible parent in the same list; -1 at the top. */
  parent: number;
  id: string;
  name: string;
  role: string;
  text: string;
  interactive: boolean;
  /** Within a dialog that covers the rest. */
  modal: boolean;
}

/**
 * Index of the element that a query means, or -1. An id wins, then a control's whole name, an element's whole text,
 * part of a control's name, part of a text. While a modal dialog is open its content goes before the page's.
 * Self-contained: it also runs inside the browser.
 */
export function pickNode(nodes: FlatNode[], query: string): number {
  const wanted = query.replace(/\s+/g, ' ').trim();
  const byId = nodes.findIndex((node) => node.id === wanted);
  if (byId >= 0) return byId;
  const deepest = (matches: number[]): number[] => {
    const parents: Record<number, boolean> = {};
    for (const index of matches) parents[(nodes[index] as FlatNode).parent] = true;
    return matches.filter((index) => !parents[index]);
  };
  const all = (test: (node: FlatNode) => boolean): number[] => {
    const found: number[] = [];
    nodes.forEach((node, index) => {
      if (test(node)) found.push(index);
    });
    return found;
  };
  const steps = [
    deepest(all((node) => node.interactive && node.name === wanted)),
    deepest(all((node) => node.text === wanted)),
    deepest(all((node) => node.interactive && node.name.includes(wanted))),
    deepest(all((node) => node.text.includes(wanted))),
  ];
  for (const inModal of [true, false]) {
    for (const matches of steps) {
      const fitting = matches.filter((index) => (nodes[index] as FlatNode).modal === inModal);
      if (fitting.length > 0) return fitting[0] as number;
    }
  }
  return -1;
}
