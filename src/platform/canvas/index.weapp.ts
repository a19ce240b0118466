import { invoke, invokeSync, type MiniHost } from '../miniprogram/invoke';
import { besideButtons, createSystemInfo } from '../miniprogram/system';
import { localFile } from '../files/localFile';
import { PlatformError, type LocalFile, type PlatformCanvas } from '../types';
import { openNode, queryOf, type CanvasNode, type Found } from './miniprogram';

declare const wx: MiniHost;

const systemInfo = createSystemInfo(wx, besideButtons);

const find = (elementId: string): Promise<Found | null> =>
  new Promise((resolve) => {
    queryOf(wx)
      .select(`#${elementId}`)
      .fields({ node: true, size: true })
      .exec(([found]) => resolve((found as Found | null) ?? null));
  });

async function png(node: CanvasNode, name: string): Promise<LocalFile> {
  const { tempFilePath } = await invoke<{ tempFilePath: string }>(wx, 'canvasToTempFilePath', {
    canvas: node,
    fileType: 'png',
    destWidth: node.width,
    destHeight: node.height,
  });
  const manager = invokeSync<MiniHost>(wx, 'getFileSystemManager');
  if (!manager) throw new PlatformError('unsupported', 'getFileSystemManager');
  const { size } = await invoke<{ size: number }>(manager, 'getFileInfo', { filePath: tempFilePath });
  return localFile(tempFilePath, name, size);
}

export const canvas = {
  open: (elementId) => openNode(() => find(elementId), systemInfo().pixelRatio, png),
  watch: () => () => undefined,
} satisfies PlatformCanvas as PlatformCanvas;
