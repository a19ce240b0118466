import type { MiniHost } from '../miniprogram/invoke';
import { PlatformError, type CanvasPen, type CanvasSurface, type LocalFile } from '../types';
import { density } from './density';

/** Of a canvas of type 2d. */
export interface CanvasNode extends Record<string, unknown> {
  width: number;
  height: number;
  getContext: (kind: '2d') => (CanvasPen & { scale: (x: number, y: number) => void }) | null;
}

/** Size in px. */
export interface Found {
  node?: CanvasNode;
  width: number;
  height: number;
}

/** Ms; elements appear a little late. */
const AGAIN_MS = 50;
const TRIES = 20;

export async function openNode(
  find: () => Promise<Found | null>,
  pixelRatio: number,
  png: (node: CanvasNode, name: string) => Promise<LocalFile>,
): Promise<CanvasSurface> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await find();
    if (found?.node && found.width > 0) return surfaceOf({ ...found, node: found.node }, pixelRatio, png);
    await new Promise((later) => setTimeout(later, AGAIN_MS));
  }
  throw new PlatformError('unsupported', 'canvas');
}

function surfaceOf(
  { node, width, height }: Found & { node: CanvasNode },
  pixelRatio: number,
  png: (node: CanvasNode, name: string) => Promise<LocalFile>,
): CanvasSurface {
  const pen = node.getContext('2d');
  if (!pen) throw new PlatformError('unsupported', 'canvas');
  const dots = density(pixelRatio);
  // This also resets the pen.
  node.width = Math.round(width * dots);
  node.height = Math.round(height * dots);
  pen.scale(dots, dots);
  return { width, height, pen, canvas: node, dots, png: (name) => png(node, name) };
}

export interface Query {
  select: (selector: string) => Query;
  fields: (fields: { node: true; size: true }) => Query;
  node: () => Query;
  boundingClientRect: () => Query;
  exec: (callback: (results: unknown[]) => void) => unknown;
}

export const queryOf = (host: MiniHost): Query => {
  const create = host.createSelectorQuery;
  if (typeof create !== 'function') throw new PlatformError('unsupported', 'createSelectorQuery');
  return (create as () => Query).call(host);
};
