export interface FlatNode {
  /** Index of the visible parent; -1 at the top. */
  parent: number;
  id: string;
  name: string;
  role: string;
  text: string;
  interactive: boolean;
  modal: boolean;
}

/**
 * Index or -1, by open modal, id, whole control name, whole text, partial name, partial text. Self-contained: also
 * injected into the browser.
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
