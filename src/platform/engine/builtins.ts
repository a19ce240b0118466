/* Newer than ES2016, missing in iOS 10 and older payment apps (docs/decisions/mini-programs.md); only those called. */
type Method = (this: never, ...args: never[]) => unknown;

function give(target: object, methods: Record<string, Method>): void {
  for (const name of Object.keys(methods))
    if (!(name in target))
      Object.defineProperty(target, name, { value: methods[name], writable: true, configurable: true });
}

type Bag = Record<string, unknown>;

/** For the key `__proto__` too. */
const put = (bag: object, key: PropertyKey, value: unknown) =>
  Object.defineProperty(bag, key, { value, writable: true, enumerable: true, configurable: true });

/** Tests remove built-ins first. */
export function fillEngine(): void {
  give(Object, {
    entries: (bag: Bag) => Object.keys(bag).map((key) => [key, bag[key]]),
    values: (bag: Bag) => Object.keys(bag).map((key) => bag[key]),
    fromEntries(entries: Iterable<[string, unknown]>) {
      const bag: Bag = {};
      for (const [key, value] of entries) put(bag, key, value);
      return bag;
    },
    getOwnPropertyDescriptors(bag: Bag) {
      const found: PropertyDescriptorMap = {};
      for (const key of Reflect.ownKeys(bag)) put(found, key, Object.getOwnPropertyDescriptor(bag, key));
      return found;
    },
  });

  const flat = (list: readonly unknown[], depth: number, into: unknown[] = []): unknown[] => {
    for (const item of list)
      if (depth > 0 && Array.isArray(item)) flat(item, depth - 1, into);
      else into.push(item);
    return into;
  };
  give(Array.prototype, {
    flat(this: unknown[], depth = 1) {
      return flat(this, depth);
    },
    flatMap(
      this: unknown[],
      map: (item: unknown, index: number, list: unknown[]) => unknown,
      self?: unknown,
    ) {
      return flat(this.map(map, self), 1);
    },
    at(this: unknown[], index: number) {
      return this[index < 0 ? this.length + index : index];
    },
    values(this: unknown[]) {
      return this[Symbol.iterator]();
    },
  });

  const pad = (text: string, length: number, fill: string): string => {
    const missing = length - text.length;
    return missing > 0 && fill ? fill.repeat(Math.ceil(missing / fill.length)).slice(0, missing) : '';
  };
  give(String.prototype, {
    padStart(this: string, length: number, fill = ' ') {
      return pad(this, length, fill) + this;
    },
    padEnd(this: string, length: number, fill = ' ') {
      return this + pad(this, length, fill);
    },
    matchAll(this: string, pattern: RegExp) {
      const matches: RegExpExecArray[] = [];
      const copy = new RegExp(pattern.source, pattern.flags);
      for (let match = copy.exec(this); match; match = copy.exec(this)) {
        matches.push(match);
        // An empty match would repeat for ever.
        if (match[0] === '') copy.lastIndex += 1;
      }
      return matches[Symbol.iterator]();
    },
  });

  give(Promise.prototype, {
    finally(this: Promise<unknown>, settled: () => unknown) {
      return this.then(
        (value) => Promise.resolve(settled()).then(() => value),
        (error: unknown) =>
          Promise.resolve(settled()).then(() => {
            throw error;
          }),
      );
    },
  });
}
