export interface TemplateAttribute {
  /** Data key such as `p3`. */
  key: string;
  fallback?: string;
}

export interface Template {
  alias: string;
  tag: string;
  isText: boolean;
  attributes: Map<string, TemplateAttribute>;
  events: Map<string, 'bind' | 'catch'>;
}

const blockPattern = /<template name="tmpl_0_(\w+?)(_focus|_blur)?">([\s\S]*?)<\/template>/g;
const attributePattern = /([\w:-]+)\s*=\s*"([^"]*)"/g;

export function readTemplates(source: string): Map<string, Template> {
  const table = new Map<string, Template>();
  for (const [, alias = '', , body = ''] of source.matchAll(blockPattern)) {
    const template = readTemplate(alias, body);
    const known = table.get(alias);
    if (!template) continue;
    if (!known) {
      table.set(alias, template);
    } else {
      // `_focus` and `_blur` variants differ by one attribute: merged.
      for (const [name, attribute] of template.attributes) known.attributes.set(name, attribute);
    }
  }
  return table;
}

function readTemplate(alias: string, body: string): Template | null {
  const text = body.trim();
  if (text === '<block>{{i.v}}</block>') {
    return { alias, tag: '#text', isText: true, attributes: new Map(), events: new Map() };
  }
  const open = /^<([a-z][\w-]*)\b/.exec(text);
  if (!open || open[1] === 'template' || open[1] === 'block') return null;
  const template: Template = {
    alias,
    tag: open[1] as string,
    isText: false,
    attributes: new Map(),
    events: new Map(),
  };
  const head = openingTag(text);
  for (const [, name = '', value = ''] of head.matchAll(attributePattern)) {
    const event = value === 'eh' ? readEvent(name) : null;
    if (event) template.events.set(event.type, event.how);
    else readAttribute(template, name, value);
  }
  return template;
}

function openingTag(text: string): string {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === '>' && !quoted) return text.slice(0, at + 1);
  }
  return text;
}

function readEvent(name: string): { type: string; how: 'bind' | 'catch' } | null {
  const match = /^(?:capture-)?(bind|catch|on):?([A-Za-z]\w*)$/.exec(name);
  if (!match) return null;
  return { type: (match[2] as string).toLowerCase(), how: match[1] === 'catch' ? 'catch' : 'bind' };
}

function readAttribute(template: Template, name: string, value: string): void {
  const key = /\bi\.(\w+)/.exec(value)?.[1];
  if (!key || name === 'data-sid' || name === 'id') return;
  const fallback =
    /\|\|\s*'?([^'}]*?)'?\s*}}/.exec(value)?.[1] ?? /xs\.b\([^,]+,(.*)\)\s*}}/.exec(value)?.[1];
  template.attributes.set(name.toLowerCase(), fallback === undefined ? { key } : { key, fallback });
}
