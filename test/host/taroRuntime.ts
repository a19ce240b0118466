import type { Host } from './host';

type WebpackRequire = ((id: string) => Record<string, unknown>) & { m: Record<string, () => void> };
interface TaroDocument {
  getElementById: (id: string) => { __handlers?: Record<string, unknown[]> } | null;
}

export function handlerReader(host: Host): (sid: string) => string[] | undefined {
  const document = findDocument(host);
  return (sid) => {
    if (!document || host.realm.dead) return undefined;
    const handlers = document.getElementById(sid)?.__handlers;
    if (!handlers) return undefined;
    return Object.keys(handlers).filter((type) => (handlers[type]?.length ?? 0) > 0);
  };
}

function findDocument(host: Host): TaroDocument | null {
  const client = (host.realm.context as Record<string, Record<string, unknown>>)[
    host.bundle.target === 'weapp' ? 'wx' : 'my'
  ];
  const chunks = client?.webpackJsonp as { push: (chunk: unknown) => void } | undefined;
  if (!chunks) return null;
  let load: WebpackRequire | undefined;
  host.realm.guard('module lookup', () =>
    chunks.push([['host-lookup'], {}, (webpackRequire: WebpackRequire) => void (load = webpackRequire)]),
  );
  if (!load) return null;
  for (const [id, factory] of Object.entries(load.m)) {
    const code = Function.prototype.toString.call(factory);
    if (!code.includes('getElementById') || !code.includes('createTextNode')) continue;
    const found = Object.values(load(id)).map(asDocument).find(Boolean);
    if (found) return found;
  }
  return null;
}

function asDocument(value: unknown): TaroDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const direct = value as Partial<TaroDocument> & { document?: unknown };
  if (typeof direct.getElementById === 'function' && 'createTextNode' in direct)
    return direct as TaroDocument;
  return direct.document ? asDocument(direct.document) : null;
}
