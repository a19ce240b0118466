import { extensionsOf, kindByName, mimeByName } from '@/core/fileKind';
import { inChatApp, inPaymentApp } from '../h5/browser';
import { PlatformError, type ChooseFilesOptions, type LocalFile, type PlatformFiles } from '../types';
import { asJpeg } from './localFile';

function localFileOf(file: File): LocalFile {
  return {
    path: URL.createObjectURL(file),
    name: file.name,
    size: file.size,
    mime: file.type || mimeByName(file.name),
    kind: kindByName(file.name),
    source: file,
  };
}

const acceptOf = ({ types, source }: ChooseFilesOptions): string =>
  types
    .flatMap((type) => {
      const listed = extensionsOf(type).map((extension) => `.${extension}`);
      // Phones offer camera and album only for pictures.
      return type === 'image' && source !== 'files' ? ['image/*'] : listed;
    })
    .join(',');

/** A press reaches the page only while no picker is open. */
const presses = ['touchstart', 'mousedown', 'keydown'] as const;
/** A double tap may come before the picker, ms. */
const OPENING_MS = 1000;

/** Inside a tap. */
export function choose(options: ChooseFilesOptions): Promise<LocalFile[]> {
  const { count, source, types } = options;
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = count > 1 && source !== 'camera';
    input.accept = acceptOf(source === 'files' ? options : { ...options, types: onlyPictures(types) });
    if (source === 'camera') input.setAttribute('capture', 'environment');
    // Some drop a detached input's events.
    input.style.position = 'fixed';
    input.style.left = '-9999px';
    input.setAttribute('aria-hidden', 'true');
    input.tabIndex = -1;
    const finish = (end: () => void) => {
      clearTimeout(opening);
      for (const press of presses) window.removeEventListener(press, pressed, true);
      input.remove();
      end();
    };
    const cancelled = () => finish(() => reject(new PlatformError('cancelled')));
    const pressed = () => (input.files?.length ? undefined : cancelled());
    // Safari before 16.4 and Chrome before 113 tell of no cancel.
    const opening = setTimeout(() => {
      for (const press of presses) window.addEventListener(press, pressed, true);
    }, OPENING_MS);
    input.addEventListener('change', () =>
      finish(() => {
        const chosen = Array.from(input.files ?? []).slice(0, count);
        if (chosen.length === 0) reject(new PlatformError('cancelled'));
        else resolve(chosen.map(localFileOf));
      }),
    );
    input.addEventListener('cancel', cancelled);
    document.body.appendChild(input);
    input.click();
  });
}

const onlyPictures = (types: ChooseFilesOptions['types']): ChooseFilesOptions['types'] =>
  types.filter((type) => type === 'image');

export async function head(file: LocalFile, count: number): Promise<Uint8Array | null> {
  if (!(file.source instanceof Blob)) return null;
  const part = file.source.slice(0, count);
  return new Promise((resolve) => {
    // Blob.arrayBuffer is too new.
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(part);
  });
}

export function imageOf(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new PlatformError('failed', 'image'));
    image.src = path;
  });
}

/** JPEG; the original if that fails or saves nothing. */
export async function compress(
  file: LocalFile,
  { width, quality }: { width: number; quality: number },
): Promise<LocalFile> {
  try {
    const image = await imageOf(file.path);
    const scale = Math.min(1, width / image.naturalWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext('2d');
    if (!context || canvas.width === 0 || canvas.height === 0) return file;
    // Transparency would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob || blob.size >= file.size) return file;
    return {
      ...file,
      name: asJpeg(file.name),
      size: blob.size,
      mime: 'image/jpeg',
      path: URL.createObjectURL(blob),
      source: blob,
    };
  } catch {
    return file;
  }
}

const BUTTON_STYLE =
  'position:absolute;top:12px;right:12px;min-width:44px;height:44px;padding:0 16px;border:0;border-radius:22px;background:var(--surface);color:var(--ink);font:600 15px/44px sans-serif';

/** Closes on tap or Escape. */
export const showPicture: PlatformFiles['showPicture'] = async (path, labels) => {
  const back = document.activeElement as HTMLElement | null;
  const layer = document.createElement('div');
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  layer.setAttribute('aria-label', labels.picture);
  layer.style.cssText =
    'position:fixed;inset:0;z-index:9999;background:#000;display:flex;align-items:center;justify-content:center';
  const image = document.createElement('img');
  image.alt = labels.picture;
  image.src = path;
  image.style.cssText = 'max-width:100%;max-height:100%';
  const button = document.createElement('button');
  button.id = 'picture-close';
  button.type = 'button';
  button.textContent = labels.close;
  button.style.cssText = BUTTON_STYLE;
  layer.append(image, button);
  layer.addEventListener('click', () => {
    layer.remove();
    back?.focus?.();
  });
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') layer.click();
    // The only focusable element.
    if (event.key === 'Tab') event.preventDefault();
  });
  document.body.appendChild(layer);
  button.focus();
};

/** The chat and payment apps' browsers silently open no blobs. */
export const open: PlatformFiles['open'] = async ({ path, name, kind }) => {
  if (inChatApp() || inPaymentApp()) throw new PlatformError('unsupported', 'open');
  if (kind === 'pdf' && window.open(path, '_blank')) return;
  download(path, name);
};

export function download(path: string, name: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
}

export const savePicture: PlatformFiles['savePicture'] = async ({ path, name }) => {
  if (inChatApp() || inPaymentApp()) throw new PlatformError('unsupported', 'download');
  download(path, name);
};
