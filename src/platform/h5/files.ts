import { EXTENSIONS_BY_KIND, fileKindOf, mimeOf } from '../shared/fileKind';
import { PlatformError, type ChooseFilesOptions, type LocalFile } from '../types';

function localFileOf(file: File): LocalFile {
  return {
    path: URL.createObjectURL(file),
    name: file.name,
    size: file.size,
    mime: file.type || mimeOf(file.name),
    kind: fileKindOf(file.name, file.type),
    source: file,
  };
}

/** Opens the browser's file picker. Must run inside a user's tap. */
export function chooseFiles({ count, types = ['image'], source }: ChooseFilesOptions): Promise<LocalFile[]> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = count > 1;
    input.accept = types
      .flatMap((type) => (type === 'image' ? ['image/*'] : EXTENSIONS_BY_KIND[type].map((ext) => `.${ext}`)))
      .join(',');
    if (source?.length === 1 && source[0] === 'camera') input.setAttribute('capture', 'environment');
    // Off the page but in the document: some browsers drop the events of a detached input.
    input.style.position = 'fixed';
    input.style.left = '-9999px';
    input.setAttribute('aria-hidden', 'true');
    input.tabIndex = -1;
    const finish = (end: () => void) => {
      input.remove();
      end();
    };
    input.addEventListener('change', () =>
      finish(() => {
        const files = Array.from(input.files ?? []).slice(0, count);
        if (files.length === 0) reject(new PlatformError('cancelled'));
        else resolve(files.map(localFileOf));
      }),
    );
    input.addEventListener('cancel', () => finish(() => reject(new PlatformError('cancelled'))));
    document.body.appendChild(input);
    input.click();
  });
}

function imageOf(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new PlatformError('failed', 'image'));
    image.src = path;
  });
}

/** Scales down to `width` and writes a JPEG. The original comes back when that fails or saves nothing. */
export async function compressImage(
  file: LocalFile,
  { width, quality }: { width: number; quality: number },
): Promise<LocalFile> {
  if (file.kind !== 'image') return file;
  try {
    const image = await imageOf(file.path);
    const scale = Math.min(1, width / image.naturalWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (!context || canvas.width === 0 || canvas.height === 0) return file;
    // A transparent picture would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob || blob.size >= file.size) return file;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return {
      ...file,
      name,
      size: blob.size,
      mime: 'image/jpeg',
      path: URL.createObjectURL(blob),
      source: blob,
    };
  } catch {
    return file;
  }
}

/** Full-screen picture over the page; a tap or Escape closes it, arrows turn. */
export function previewImages(urls: string[], current?: string): Promise<void> {
  let index = Math.max(0, current ? urls.indexOf(current) : 0);
  const back = document.activeElement as HTMLElement | null;
  const layer = document.createElement('div');
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  layer.tabIndex = -1;
  layer.style.cssText =
    'position:fixed;inset:0;z-index:9999;background:#000;display:flex;align-items:center;justify-content:center';
  const image = document.createElement('img');
  image.alt = '';
  image.style.cssText = 'max-width:100%;max-height:100%';
  layer.appendChild(image);
  const show = () => {
    image.src = urls[index] ?? '';
    layer.setAttribute('aria-label', `${index + 1} / ${urls.length}`);
  };
  const close = () => {
    layer.remove();
    back?.focus?.();
  };
  layer.addEventListener('click', close);
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step) {
      index = (index + step + urls.length) % urls.length;
      show();
    }
  });
  show();
  document.body.appendChild(layer);
  layer.focus();
  return Promise.resolve();
}
