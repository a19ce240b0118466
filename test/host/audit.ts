import type { HostNode } from './tree';

export interface AuditFinding {
  id: string;
  tag: string;
  problem: 'no-name' | 'no-role';
  hint: string;
}

const pressEvents = ['tap', 'click', 'longpress', 'longtap'];
const hidden = (node: HostNode): boolean => {
  const value = node.attr('aria-hidden');
  return value === true || value === 'true';
};

/** Visible controls need name and role. Without `handlersOf` the template's events count. */
export function auditNames(
  root: HostNode,
  handlersOf: (sid: string) => string[] | undefined = () => undefined,
): AuditFinding[] {
  const findings: AuditFinding[] = [];
  for (const node of root.walk()) {
    if (node.isText || !node.parent || !node.visible || node.closest(hidden)) continue;
    const handlers = handlersOf(node.sid);
    const pressable = handlers ? handlers.some((type) => pressEvents.includes(type)) : onlyTap(node);
    if (!node.interactive && !pressable) continue;
    const hint = `${node.tag}${node.id ? `#${node.id}` : ''}.${node.classes.join('.')} "${node.visibleText.slice(0, 40)}"`;
    if (!node.name) findings.push({ id: node.id, tag: node.tag, problem: 'no-name', hint });
    if (!node.role || node.role === 'img')
      findings.push({ id: node.id, tag: node.tag, problem: 'no-role', hint });
  }
  return findings;
}

function onlyTap(node: HostNode): boolean {
  const events = node.template?.events;
  return events !== undefined && events.size === 1 && events.has('tap');
}

export interface PageShape {
  nodes: number;
  depth: number;
  widest: number;
}

/** Against platform limits; text belongs to its element. */
export function measure(root: HostNode): PageShape {
  let nodes = 0;
  let depth = 0;
  let widest = 0;
  for (const node of root.walk()) {
    if (node.isText) continue;
    nodes++;
    depth = Math.max(depth, node.depth);
    widest = Math.max(widest, node.children.length);
  }
  return { nodes, depth, widest };
}
