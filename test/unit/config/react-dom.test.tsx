/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import * as babel from '@babel/core';
import fc from 'fast-check';
import * as React from 'react';

interface Host {
  createRoot(container: Element): { render(element: React.ReactNode): void; unmount(): void };
  flushSync(work: () => void): void;
}

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** A module as the H5 bundle holds it. */
function load(source: string, modules: Record<string, unknown>): any {
  const found = { exports: {} as any };
  const plugins = ['@babel/plugin-transform-modules-commonjs'];
  const { code } = babel.transformSync(source, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins,
  })!;
  new Function('module', 'exports', 'require', code!)(found, found.exports, (name: string) => modules[name]);
  return found.exports;
}

process.env.TARO_ENV = 'h5';
const slim = jest.requireActual<(source: string) => string>('../../../config/loaders/slimReconciler');
const packages = { react: React, scheduler: jest.requireActual('scheduler') };
const production = (name: string) => read(`node_modules/${name}/cjs/${name}.production.min.js`);

const theirs: Host = load(production('react-dom'), packages);
const ours: Host = load(read('config/stubs/reactDom.js'), {
  'react-reconciler': load(slim(production('react-reconciler')), packages),
});

interface Spec {
  kind: 'element' | 'function' | 'class' | 'memo' | 'fragment' | 'broken';
  key: number;
  tag: string;
  props: Record<string, unknown>;
  children: (Spec | string | number | null)[];
}

const log: string[] = [];
const Depth = React.createContext(0);

function Effects({ name, children }: { name: string; children: React.ReactNode }) {
  const [count, setCount] = React.useState(0);
  const depth = React.useContext(Depth);
  React.useEffect(() => {
    log.push(`effect ${name} at ${depth}`);
    return () => void log.push(`effect over ${name}`);
  }, [name, depth]);
  React.useLayoutEffect(() => {
    log.push(`layout ${name}`);
    if (count === 0) setCount(1);
    return () => void log.push(`layout over ${name}`);
  }, [name, count]);
  const doubled = React.useMemo(() => `${count}${count}`, [count]);
  return (
    <Depth.Provider value={depth + 1}>
      <taro-text-core data-count={doubled}>{children}</taro-text-core>
    </Depth.Provider>
  );
}

class Counted extends React.Component<{ name: string; children: React.ReactNode }> {
  static defaultProps = { title: 'usual' };
  override state = { updates: 0 };
  override componentDidMount() {
    log.push(`mount ${this.props.name}`);
    this.setState(({ updates }: { updates: number }) => ({ updates: updates + 1 }));
  }
  override componentDidUpdate(before: { name: string }) {
    log.push(`update ${before.name} ${this.props.name} ${this.state.updates}`);
  }
  override componentWillUnmount() {
    log.push(`unmount ${this.props.name}`);
  }
  override render() {
    const { title } = this.props as unknown as { title: string };
    return (
      <div id={title} className={`n${this.state.updates}`}>
        {this.props.children}
      </div>
    );
  }
}

class Boundary extends React.Component<{ children: React.ReactNode }> {
  static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
  override state = { failed: '' };
  override componentDidCatch(error: Error) {
    log.push(`caught ${error.message}`);
  }
  override render() {
    return this.state.failed || this.props.children;
  }
}

function Broken({ name }: { name: string }): React.ReactNode {
  throw new Error(name);
}

const Memo = React.memo(function Memo({ name, refs }: { name: string; refs: (node: unknown) => void }) {
  log.push(`draw ${name}`);
  return <taro-view-core ref={refs}>{name}</taro-view-core>;
});
const refs = (node: unknown) => void log.push(node ? 'ref' : 'no ref');

function draw(spec: Spec | string | number | null): React.ReactNode {
  if (spec === null || typeof spec !== 'object') return spec;
  const { kind, key, tag, props } = spec;
  const children = spec.children.length === 1 ? draw(spec.children[0]!) : spec.children.map(draw);
  const name = `${tag}${key}`;
  if (kind === 'function') return <Effects key={key} name={name} children={children} />;
  if (kind === 'class') return <Counted key={key} name={name} children={children} />;
  if (kind === 'memo') return <Memo key={key} name={name} refs={refs} />;
  if (kind === 'fragment') return <React.Fragment key={key}>{children}</React.Fragment>;
  if (kind === 'broken') return <Boundary key={key} children={<Broken name={name} />} />;
  return React.createElement(tag, { ...props, key }, children);
}

/** What stands in the document; the order of attributes says nothing. */
function written(node: Node): unknown {
  if (node.nodeType === 3) return node.nodeValue;
  const element = node as Element;
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [element.tagName, attributes, [...node.childNodes].map(written)];
}

/** Draws one tree after the other; what stood there and what was called, in order. */
function drawn(host: Host, trees: Spec[]): unknown[] {
  const container = document.body.appendChild(document.createElement('main'));
  const top = host.createRoot(container);
  const seen: unknown[] = [];
  const note = () => seen.push(written(container), log.splice(0));
  for (const tree of trees) {
    // The second call of flushSync runs the effects of the first.
    host.flushSync(() => top.render(draw(tree)));
    host.flushSync(() => undefined);
    note();
  }
  host.flushSync(() => top.unmount());
  host.flushSync(() => undefined);
  note();
  container.remove();
  return seen;
}

const attribute = fc.oneof(fc.constantFrom('', 'a', null, undefined, true, false), fc.integer({ max: 9 }));
const style = fc.record(
  {
    color: fc.constantFrom('red', 'blue', null),
    width: fc.constantFrom(0, 4, '50%', undefined),
    flexGrow: fc.constantFrom(0, 1, 2),
    zIndex: fc.constantFrom(3, '4'),
    '--size': fc.constantFrom('1px', '2px', null),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const props = fc.record(
  { title: attribute, 'aria-label': attribute, role: attribute, style: fc.option(style, { nil: undefined }) },
  { requiredKeys: [], noNullPrototype: true },
);
const { tree } = fc.letrec<{ tree: Spec; node: Spec['children'][number] }>((tie) => ({
  tree: fc
    .record({
      kind: fc.constantFrom('element', 'element', 'function', 'class', 'memo', 'fragment', 'broken'),
      key: fc.nat(5),
      tag: fc.constantFrom('taro-view-core', 'taro-text-core', 'taro-input-core'),
      props,
      children: fc.uniqueArray(tie('node'), {
        maxLength: 4,
        selector: (node) => (typeof node === 'object' ? node?.key : node),
      }),
    })
    .map((spec) => spec as Spec),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('', 'text', 'other', 7, null),
    tie('tree'),
  ),
}));

// React writes there what a boundary catches.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('what is drawn, and what is called meanwhile, is as by react-dom', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (trees) => {
      expect(drawn(ours, trees)).toEqual(drawn(theirs, trees));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['ours', ours],
  ['react-dom', theirs],
])('%s: who writes keeps the focus and the selection when rows change places', (_name, host) => {
  const container = document.body.appendChild(document.createElement('main'));
  const top = host.createRoot(container);
  const rows = (keys: string[]) =>
    keys.map((key) => (
      <taro-view-core key={key}>
        <input id={key} />
      </taro-view-core>
    ));
  host.flushSync(() => top.render(rows(['a', 'b', 'c'])));
  const field = document.getElementById('a') as HTMLInputElement;
  field.value = 'words';
  field.focus();
  field.setSelectionRange(1, 3);
  host.flushSync(() => top.render(rows(['b', 'c', 'a'])));
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  container.remove();
});

test('a tap is drawn before the next frame, what else changes when there is time', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  let set: (text: string) => void = () => undefined;
  function Label() {
    const [text, setText] = React.useState('');
    set = setText;
    return <taro-text-core>{text}</taro-text-core>;
  }
  ours.flushSync(() => ours.createRoot(container).render(<Label />));
  const tap = document.createElement('button');
  tap.addEventListener('click', () => set('tapped'));
  tap.dispatchEvent(new Event('click'));
  await Promise.resolve();
  await Promise.resolve();
  expect(container.textContent).toBe('tapped');
  container.remove();
});

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's types name elements this way.
  namespace JSX {
    interface IntrinsicElements {
      [name: `taro-${string}-core`]: React.HTMLAttributes<HTMLElement> & React.RefAttributes<unknown>;
    }
  }
}
