import { PlatformError, type PlatformScanner } from '../types';
import { frameReader } from './decode';

/** Milliseconds between scans. */
const LOOK_MS = 200;

function failureOf(thrown: unknown): PlatformError {
  const name = (thrown as Error | null)?.name ?? '';
  if (/NotAllowed|Permission|Security/.test(name)) return new PlatformError('denied', 'camera');
  if (/NotFound|Overconstrained|DevicesNotFound/.test(name))
    return new PlatformError('unsupported', 'noCamera');
  // In use elsewhere.
  return new PlatformError('failed', name);
}

async function openCamera(): Promise<MediaStream> {
  // Not without TLS or in old browsers.
  if (window.isSecureContext === false) throw new PlatformError('unsupported', 'insecure');
  if (!navigator.mediaDevices?.getUserMedia) throw new PlatformError('unsupported', 'noCamera');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (thrown) {
    throw failureOf(thrown);
  }
}

export const watch: PlatformScanner['watch'] = async (elementId, found) => {
  const stream = await openCamera();
  const place = document.getElementById(elementId);
  const video = document.createElement('video');
  let clock: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const readFrame = frameReader();
  const stop = (): void => {
    over = true;
    clearTimeout(clock);
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  };
  // Safari plays inline only so.
  video.setAttribute('playsinline', '');
  video.muted = true;
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
  video.srcObject = stream;
  place?.appendChild(video);
  const look = async (): Promise<void> => {
    const ready = video.readyState >= video.HAVE_CURRENT_DATA && document.visibilityState === 'visible';
    const text = ready ? await readFrame(video).catch(() => null) : null;
    if (over) return;
    if (text) {
      stop();
      found(text);
    } else clock = setTimeout(() => void look(), LOOK_MS);
  };
  try {
    await video.play();
  } catch (thrown) {
    stop();
    throw failureOf(thrown);
  }
  void look();
  return stop;
};
