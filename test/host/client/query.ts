import { canvasArea, canvasOf } from './canvas';
import type { Host } from '../host';
import type { HostNode } from '../tree';

type Step = {
  kind: 'rect' | 'scroll' | 'fields';
  selector: string | null;
  all: boolean;
  fields: Record<string, unknown>;
  callback?: (result: unknown) => void;
};

/** Fixed: the host has no layout. */
function rect(host: Host, node: HostNode | null): Record<string, unknown> {
  const { width, height } = host.device.state;
  if (!node || node.tag === 'scroll-view')
    return { id: node?.id ?? '', dataset: {}, left: 0, top: 0, right: width, bottom: height, width, height };
  const area = node.tag === 'canvas' ? canvasArea : { width, height: 44 };
  return {
    id: node.id,
    dataset: { sid: node.sid },
    left: 0,
    top: 0,
    right: area.width,
    bottom: area.height,
    ...area,
  };
}

export function selectorQuery(host: Host): Record<string, unknown> {
  const steps: Step[] = [];
  const query: Record<string, unknown> = {};
  let selector: string | null = null;
  let all = false;
  const nodes: Record<string, unknown> = {};
  const add = (
    kind: Step['kind'],
    fields: Record<string, unknown>,
    callback?: (result: unknown) => void,
  ): unknown => {
    steps.push({ kind, selector, all, fields, ...(callback ? { callback } : {}) });
    return query;
  };
  Object.assign(nodes, {
    boundingClientRect: (callback?: () => void) => add('rect', {}, callback),
    scrollOffset: (callback?: () => void) => add('scroll', {}, callback),
    fields: (fields: Record<string, unknown>, callback?: () => void) => add('fields', fields, callback),
    node: (callback?: () => void) => add('fields', { node: true }, callback),
    context: (callback?: () => void) => add('fields', { context: true }, callback),
  });
  // The payment app chains on the query itself.
  const select = (wanted: string | null, every: boolean): unknown => {
    selector = wanted;
    all = every;
    return host.bundle.target === 'alipay' ? query : nodes;
  };
  Object.assign(query, host.bundle.target === 'alipay' ? nodes : {}, {
    in: () => query,
    select: (wanted: string) => select(wanted, false),
    selectAll: (wanted: string) => select(wanted, true),
    selectViewport: () => select(null, false),
    exec: (callback?: (results: unknown) => void) => {
      setImmediate(() => {
        if (host.realm.dead) return;
        const results = steps.map((step) => host.realm.adopt(answer(host, step)));
        steps.forEach((step, index) =>
          host.realm.guard('selector query', () => step.callback?.(results[index])),
        );
        host.realm.guard('selector query', () => callback?.(host.realm.adopt(results)));
      });
      return query;
    },
  });
  return query;
}

function answer(host: Host, step: Step): unknown {
  if (step.selector === null)
    return step.kind === 'scroll' ? { scrollTop: 0, scrollLeft: 0 } : rect(host, null);
  const wanted = step.selector.trim().split(/\s+/).pop() ?? '';
  const test = (node: HostNode): boolean =>
    wanted.startsWith('#')
      ? (node.id || node.sid) === wanted.slice(1)
      : wanted.startsWith('.')
        ? node.classes.includes(wanted.slice(1))
        : node.tag === wanted;
  const found = host.tree().findAll(test);
  const read = (node: HostNode): Record<string, unknown> => {
    if (step.kind === 'scroll') return { scrollTop: 0, scrollLeft: 0, scrollHeight: 2000, scrollWidth: 375 };
    const result = rect(host, node);
    if (step.fields.node && node.tag === 'canvas') result.node = canvasOf(host, node.sid);
    return result;
  };
  return step.all ? found.map(read) : found[0] ? read(found[0]) : null;
}
