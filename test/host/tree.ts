import type { DataNode } from './dataPath';
import type { Template } from './templates';
import { asText } from './asText';

export interface TreeContext {
  templates: Map<string, Template>;
  hiddenBy: string[][];
  /** The native control's displayed value. */
  shown: (sid: string, attribute: string, dataValue: unknown) => unknown;
}

const interactiveTags = new Set([
  'button',
  'input',
  'textarea',
  'switch',
  'checkbox',
  'radio',
  'picker',
  'slider',
  'navigator',
]);
const nativeRoles: Record<string, string> = {
  button: 'button',
  input: 'textbox',
  textarea: 'textbox',
  switch: 'switch',
  checkbox: 'checkbox',
  radio: 'radio',
  picker: 'combobox',
  slider: 'slider',
  navigator: 'link',
  image: 'img',
  form: 'form',
};

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Of page data; rebuild it after changes. */
export class HostNode {
  readonly template: Template | undefined;
  readonly children: HostNode[];

  constructor(
    readonly data: DataNode,
    readonly parent: HostNode | null,
    private readonly context: TreeContext,
  ) {
    this.template = context.templates.get(String(data.nn));
    const children = Array.isArray(data.cn) ? (data.cn as DataNode[]) : [];
    this.children = children
      .filter((child) => child && typeof child === 'object')
      .map((child) => new HostNode(child, this, context));
  }

  get tag(): string {
    return this.parent ? (this.template?.tag ?? `unknown-${String(this.data.nn)}`) : 'page';
  }

  get sid(): string {
    return asText(this.data.sid);
  }

  get id(): string {
    return !this.parent || this.data.uid === undefined || this.data.uid === this.data.sid
      ? ''
      : asText(this.data.uid);
  }

  get classes(): string[] {
    return asText(this.data.cl).split(/\s+/).filter(Boolean);
  }

  get style(): string {
    return asText(this.data.st);
  }

  get isText(): boolean {
    return this.template?.isText ?? false;
  }

  /** Lower kebab-case. */
  attr(name: string): unknown {
    const attribute = this.template?.attributes.get(name);
    if (!attribute) return undefined;
    const value = this.data[attribute.key];
    return this.context.shown(
      this.sid,
      name,
      value === undefined && attribute.fallback === 'true' ? true : value,
    );
  }

  keyOf(name: string): string | undefined {
    return this.template?.attributes.get(name)?.key;
  }

  get textContent(): string {
    if (this.isText) return asText(this.data.v);
    return this.children.map((child) => child.textContent).join('');
  }

  get visibleText(): string {
    if (this.isText) return asText(this.data.v);
    return this.children
      .filter((child) => !child.hiddenItself)
      .map((child) => child.visibleText)
      .join('');
  }

  get hiddenItself(): boolean {
    if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/.test(this.style)) return true;
    if (this.attr('hidden') === true) return true;
    const classes = this.classes;
    return (
      classes.length > 0 && this.context.hiddenBy.some((set) => set.every((name) => classes.includes(name)))
    );
  }

  get visible(): boolean {
    for (let node: HostNode | null = this; node; node = node.parent) if (node.hiddenItself) return false;
    return true;
  }

  get disabled(): boolean {
    return isOn(this.attr('disabled')) || isOn(this.attr('aria-disabled'));
  }

  get role(): string {
    return asText(this.attr('aria-role') ?? this.attr('role')) || (nativeRoles[this.tag] ?? '');
  }

  /** Label, text or placeholder. */
  get name(): string {
    const label = squeeze(asText(this.attr('aria-label')));
    if (label) return label;
    if (this.tag === 'input' || this.tag === 'textarea') return squeeze(asText(this.attr('placeholder')));
    return squeeze(this.visibleText) || squeeze(asText(this.attr('placeholder')));
  }

  get interactive(): boolean {
    return (
      interactiveTags.has(this.tag) ||
      (this.role !== '' && this.role !== 'img' && this.template?.events.has('tap') === true)
    );
  }

  get value(): string {
    const checked = this.attr('checked');
    if (checked !== undefined && this.tag !== 'input') return isOn(checked) ? 'true' : 'false';
    const value = this.attr('value');
    return asText(value);
  }

  get depth(): number {
    return this.parent ? this.parent.depth + 1 : 0;
  }

  *walk(): Generator<HostNode> {
    yield this;
    for (const child of this.children) yield* child.walk();
  }

  find(test: (node: HostNode) => boolean): HostNode | undefined {
    for (const node of this.walk()) if (test(node)) return node;
    return undefined;
  }

  findAll(test: (node: HostNode) => boolean): HostNode[] {
    return [...this.walk()].filter(test);
  }

  closest(test: (node: HostNode) => boolean): HostNode | undefined {
    for (let node: HostNode | null = this; node; node = node.parent) if (test(node)) return node;
    return undefined;
  }
}

export function isOn(value: unknown): boolean {
  // Taro writes '' for a removed one, which data treats as off.
  return value === true || value === 'true';
}

export function buildTree(data: DataNode, context: TreeContext): HostNode {
  const root = (data.root ?? {}) as DataNode;
  return new HostNode({ ...root, nn: '#page', sid: 'page' }, null, context);
}

export function outline(root: HostNode, limit = 120): string {
  const lines: string[] = [];
  const visit = (node: HostNode, indent: number): void => {
    if (node.hiddenItself) return;
    const own = node.children
      .filter((child) => child.isText)
      .map((child) => child.textContent)
      .join('');
    const telling = node.id || own.trim() || node.interactive || node.attr('aria-label');
    if (telling && !node.isText) {
      const value = node.value && node.tag !== 'button' ? ` = "${node.value}"` : '';
      const label = node.attr('aria-label') ? ` [${String(node.attr('aria-label'))}]` : '';
      lines.push(
        `${' '.repeat(indent)}<${node.tag}${node.id ? `#${node.id}` : ''}${node.disabled ? ' disabled' : ''}>${label} ${squeeze(own)}${value}`,
      );
    }
    for (const child of node.children) visit(child, indent + (telling ? 1 : 0));
  };
  visit(root, 0);
  return lines.length > limit
    ? [...lines.slice(0, limit), `... ${lines.length - limit} more`].join('\n')
    : lines.join('\n');
}
