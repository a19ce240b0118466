/** Px a millisecond; a faster finger closes at any height. */
const FAST = 0.6;
/** Ms after its last move for which a finger counts as moving. */
const RESTS_MS = 80;
/** A finger does something else there. */
const OWN_TOUCH = 'input, textarea, canvas';

interface Pull {
  x: number;
  y: number;
  /** Px down; null until the first move says whether it is a pull. */
  down: number | null;
  speed: number;
  at: number;
}

/** The panel follows the finger down; released past a third of it or fast, it leaves. */
export function pullDown(head: HTMLElement): void {
  const panel = head.parentElement;
  if (!panel) return;
  let pull: Pull | null = null;

  const release = (closes: boolean): void => {
    const moved = pull?.down;
    pull = null;
    if (moved === null || moved === undefined) return;
    panel.style.transition = 'transform var(--motion-quick) var(--motion-curve), opacity var(--motion-quick)';
    panel.style.transform = closes ? 'translateY(100%)' : '';
    if (closes) head.querySelector<HTMLElement>('#sheet-close')?.click();
  };

  const start = (event: TouchEvent): void => {
    release(false);
    const [touch, second] = Array.from(event.touches);
    if (!touch || second || !startsPull(event.target as HTMLElement, panel)) return;
    pull = { x: touch.clientX, y: touch.clientY, down: null, speed: 0, at: event.timeStamp };
  };

  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!pull || !touch) return;
    const down = touch.clientY - pull.y;
    if (pull.down === null && (!event.cancelable || down <= Math.abs(touch.clientX - pull.x))) {
      pull = null;
      return;
    }
    event.preventDefault();
    pull.speed = (down - (pull.down ?? 0)) / Math.max(1, event.timeStamp - pull.at);
    pull.down = Math.max(0, down);
    pull.at = event.timeStamp;
    panel.style.transition = 'none';
    panel.style.transform = `translateY(${pull.down}px)`;
  };

  const end = (event: TouchEvent): void => {
    if (!pull) return;
    const { down, speed, at } = pull;
    const fast = speed > FAST && event.timeStamp - at < RESTS_MS;
    release(fast || (down ?? 0) > panel.offsetHeight / 3);
  };
  const cancel = (): void => release(false);

  panel.addEventListener('touchstart', start, { passive: true });
  // Holds the page still, which a passive listener may not; Taro's ScrollView hands no move on.
  panel.addEventListener('touchmove', move, { passive: false, capture: true });
  panel.addEventListener('touchend', end);
  panel.addEventListener('touchcancel', cancel);
}

const bottomOf = (node: HTMLElement | null): number => node?.getBoundingClientRect().bottom ?? 0;

/** Scrolled content scrolls up first; in a wide window the sheet stays. */
function startsPull(target: HTMLElement, panel: HTMLElement): boolean {
  if (target.closest(OWN_TOUCH) || bottomOf(panel) < bottomOf(panel.parentElement)) return false;
  for (let node: HTMLElement | null = target; node && node !== panel; node = node.parentElement)
    if (node.scrollTop > 0) return false;
  return true;
}
