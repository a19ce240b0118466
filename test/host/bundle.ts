import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { readTemplates, type Template } from './templates';

export type MiniTarget = 'weapp' | 'alipay';

interface AppJson {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  subpackages?: { root: string; pages: string[] }[];
  tabBar?: { list?: { pagePath: string }[] };
}

/** Hidden by the client's file wrapper. */
const shadowed = [
  'window',
  'document',
  'frames',
  'self',
  'location',
  'localStorage',
  'sessionStorage',
  'history',
  'screen',
  'alert',
  'confirm',
  'prompt',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'MessageChannel',
  'setImmediate',
  'process',
  'Buffer',
];

const made = new Map<string, { stamp: string; value: unknown }>();

function madeOf<T>(file: string, make: (text: string) => T): T {
  const { mtimeMs, size } = fs.statSync(file);
  const stamp = `${mtimeMs}-${size}`;
  const known = made.get(file);
  if (known?.stamp === stamp) return known.value as T;
  const value = make(fs.readFileSync(file, 'utf8'));
  made.set(file, { stamp, value });
  return value;
}

function hiddenIn(stylesheet: string): string[][] {
  const found: string[][] = [];
  const css = stylesheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/.test(body)) continue;
    for (const selector of selectors.split(',')) {
      const classes = selector
        .trim()
        .match(/^(?:\.[\w-]+)+$/)?.[0]
        .slice(1)
        .split('.');
      if (classes) found.push(classes);
    }
  }
  return found;
}

export class Bundle {
  readonly templates: Map<string, Template>;
  readonly app: AppJson;
  /** Path without leading slash to subpackage root, '' for the main one. */
  readonly pages = new Map<string, string>();
  private hiddenClasses: string[][] | null = null;

  constructor(
    readonly dir: string,
    readonly target: MiniTarget,
  ) {
    if (!fs.existsSync(path.join(dir, 'app.json'))) throw new Error(`No ${target} build in ${dir}`);
    this.app = JSON.parse(fs.readFileSync(path.join(dir, 'app.json'), 'utf8')) as AppJson;
    const base = path.join(dir, target === 'weapp' ? 'base.wxml' : 'base.axml');
    this.templates = fs.existsSync(base) ? madeOf(base, readTemplates) : new Map<string, Template>();
    for (const page of this.app.pages) this.pages.set(page, '');
    for (const sub of this.app.subPackages ?? this.app.subpackages ?? []) {
      const root = sub.root.replace(/\/$/, '');
      for (const page of sub.pages) this.pages.set(`${root}/${page}`, root);
    }
  }

  get tabPages(): string[] {
    return (this.app.tabBar?.list ?? []).map((tab) => tab.pagePath);
  }

  has(file: string): boolean {
    return fs.existsSync(path.join(this.dir, file));
  }

  packageOf(file: string): string {
    for (const root of new Set(this.pages.values())) if (root && file.startsWith(`${root}/`)) return root;
    return '';
  }

  /** `./taro` is `taro.js`; throws where the client would. */
  resolve(from: string, request: string): string {
    const joined = path.posix.join(path.posix.dirname(from), request);
    const file = this.has(`${joined}.js`) ? `${joined}.js` : joined;
    if (file.startsWith('..') || !this.has(file))
      throw new Error(`module '${request}' required by ${from} is not in the package`);
    const owner = this.packageOf(file);
    if (owner && owner !== this.packageOf(from))
      throw new Error(`${from} must not require ${file}: it lies in another subpackage`);
    return file;
  }

  /** Returns `function(require, module, exports, ...)`. */
  script(file: string): vm.Script {
    const full = path.join(this.dir, file);
    return madeOf(
      full,
      (code) =>
        new vm.Script(`(function (require, module, exports, ${shadowed.join(', ')}) {${code}\n})`, {
          filename: full,
        }),
    );
  }

  /** Hidden class combinations, such as [['gone'], ['panel', 'panel--off']]. */
  hiddenBy(): string[][] {
    if (this.hiddenClasses) return this.hiddenClasses;
    const ending = this.target === 'weapp' ? '.wxss' : '.acss';
    const names = fs.readdirSync(this.dir, { recursive: true }) as string[];
    return (this.hiddenClasses = names
      .filter((name) => name.endsWith(ending))
      .flatMap((name) => madeOf(path.join(this.dir, name), hiddenIn)));
  }
}
