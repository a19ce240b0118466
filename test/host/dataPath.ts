export type DataNode = Record<string, unknown>;

/** `root.cn.[0].cn[1].v` -> ['root', 'cn', 0, 'cn', 1, 'v'] */
export function parsePath(path: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const part of path.match(/[^.[\]]+|\[\d+\]/g) ?? []) {
    steps.push(part.startsWith('[') ? Number(part.slice(1, -1)) : part);
  }
  return steps;
}

/** Returns the container. `makeArray` and `makeObject` create missing ones in the bundle's realm. */
export function applyPath(
  data: DataNode,
  path: string,
  value: unknown,
  makeArray: () => unknown[] = () => [],
  makeObject: () => DataNode = () => ({}),
): DataNode {
  const steps = parsePath(path);
  let at = data as Record<string | number, unknown>;
  for (let index = 0; index < steps.length - 1; index++) {
    const step = steps[index] as string | number;
    const next = at[step];
    if (typeof next !== 'object' || next === null)
      at[step] = typeof steps[index + 1] === 'number' ? makeArray() : makeObject();
    at = at[step] as Record<string | number, unknown>;
  }
  const last = steps[steps.length - 1];
  if (last !== undefined) at[last] = value;
  return at;
}
