import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { JSDOM as Dom } from 'jsdom';
import { Bundle, Host, squeeze } from './index';

/** miniprogram-simulate's types would declare client globals project-wide. */
interface Simulate {
  load: (componentPath: string, options: { compiler: 'official'; rootPath: string }) => string;
  render: (id: string) => {
    attach: (parent: unknown) => void;
    querySelector: (selector: string) => unknown;
    dom?: { textContent: string | null };
  };
}

const dir = path.resolve(__dirname, process.env.WEAPP_DIR ?? '../../dist/weapp');
const built = fs.existsSync(path.join(dir, 'app.json'));
const pagesChecked = 6;

async function drawn(page: string): Promise<{ data: unknown; text: string; ids: string[] }> {
  const host = new Host({ dir, target: 'weapp', origins: { '*': 'http://127.0.0.1:9' } });
  try {
    host.launch(`/${page}`);
    const until = Date.now() + 3000;
    while (host.tree().children.length === 0 && Date.now() < until)
      await new Promise((later) => setTimeout(later, 10));
    await new Promise((later) => setTimeout(later, 100));
    const tree = host.tree();
    const ids = tree.findAll((node) => /^[\w-]+$/.test(node.id) && node.depth < 12).map((node) => node.id);
    return { data: JSON.parse(JSON.stringify(host.stack.top?.data)), text: squeeze(tree.textContent), ids };
  } finally {
    host.close();
  }
}

/** Rendered before Taro's recursive component has data. */
function viewAlias(): string {
  return [...new Bundle(dir, 'weapp').templates.values()].find(({ tag }) => tag === 'view')?.alias ?? '0';
}

function stage(page: string, data: unknown): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'simulate-'));
  for (const name of fs.readdirSync(dir, { recursive: true }) as string[]) {
    if (!/\.(wxml|wxs|json)$/.test(name)) continue;
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.copyFileSync(path.join(dir, name), path.join(root, name));
  }
  fs.writeFileSync(
    path.join(root, `${page}.js`),
    `Component({ data: ${JSON.stringify(data)}, methods: { eh() {} } });`,
  );
  const passing = `Component({ properties: { i: { type: Object, value: { nn: '${viewAlias()}' } }, l: { type: String, value: '' } }, methods: { eh() {} } });`;
  for (const name of ['comp', 'custom-wrapper'])
    if (fs.existsSync(path.join(root, `${name}.json`)))
      fs.writeFileSync(path.join(root, `${name}.js`), passing);
  return root;
}

test(
  'given pages of the weapp build, the real WXML renders what the headless host reads',
  { skip: built ? false : 'no weapp build' },
  async (t) => {
    const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as {
      JSDOM: typeof Dom;
    };
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    t.after(() => {
      for (const name of Object.getOwnPropertyNames(globalThis))
        if (!before.has(name)) delete (globalThis as Record<string, unknown>)[name];
    });
    const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
    Object.assign(globalThis, {
      window,
      document: window.document,
      Event: window.Event,
      CustomEvent: window.CustomEvent,
      Node: window.Node,
      HTMLElement: window.HTMLElement,
    });
    const name: string = 'miniprogram-simulate';
    const simulate = (await import(name)) as Simulate & { default?: Simulate };
    const { load, render } = simulate.default ?? simulate;
    const { pages, subPackages = [] } = JSON.parse(fs.readFileSync(path.join(dir, 'app.json'), 'utf8')) as {
      pages: string[];
      subPackages?: { root: string; pages: string[] }[];
    };
    const all = [...pages, ...subPackages.flatMap((sub) => sub.pages.map((page) => `${sub.root}/${page}`))];
    const step = Math.max(1, Math.floor(all.length / pagesChecked));
    for (const page of all.filter((_page, index) => index % step === 0).slice(0, pagesChecked)) {
      await t.test(page, async () => {
        const { data, text, ids } = await drawn(page);
        const root = stage(page, data);
        const component = render(load(path.join(root, page), { compiler: 'official', rootPath: root }));
        component.attach(window.document.body);
        assert.equal(squeeze(component.dom?.textContent ?? ''), text);
        assert.deepEqual(
          ids.filter((id) => !component.querySelector(`#${id}`)),
          [],
        );
        t.diagnostic(`${page}: ${text.length} characters, ${ids.length} ids`);
      });
    }
  },
);
