import { apiOf, invoke, type MiniHost } from '../miniprogram/invoke';
import { belowBar, createSystemInfo } from '../miniprogram/system';
import { localFile } from '../files/localFile';
import { PlatformError, type LocalFile, type PlatformCanvas } from '../types';
import { openNode, queryOf, type CanvasNode, type Found } from './miniprogram';

declare const my: MiniHost;

const systemInfo = createSystemInfo(my, belowBar);

const find = (elementId: string): Promise<Found | null> =>
  new Promise((resolve) => {
    // Node and size need separate queries here.
    queryOf(my)
      .select(`#${elementId}`)
      .node()
      .select(`#${elementId}`)
      .boundingClientRect()
      .exec(([named, rect]) => {
        const { node } = (named ?? {}) as Partial<Found>;
        resolve(rect ? { ...(rect as Found), node } : null);
      });
  });

async function png(node: CanvasNode, name: string): Promise<LocalFile> {
  // Clients from 2.8 on have it at `my` too.
  const own = apiOf(node, 'toTempFilePath') !== undefined;
  const result = await invoke<{ tempFilePath?: string; apFilePath?: string }>(
    own ? node : my,
    own ? 'toTempFilePath' : 'canvasToTempFilePath',
    { ...(own ? {} : { canvas: node }), fileType: 'png', destWidth: node.width, destHeight: node.height },
  );
  const path = result.tempFilePath ?? result.apFilePath;
  if (!path) throw new PlatformError('failed', 'png');
  const { size } = await invoke<{ size: number }>(my, 'getFileInfo', { apFilePath: path });
  return localFile(path, name, size);
}

export const canvas = {
  open: (elementId) => openNode(() => find(elementId), systemInfo().pixelRatio, png),
  watch: () => () => undefined,
} satisfies PlatformCanvas as PlatformCanvas;
