/** The header has whole seconds and takes time: countdowns must not jump. */
const TOLERANCE_MS = 2000;
let ahead = 0;

/** The server's epoch ms, for all times shown to people: the device may be wrong by days. */
export const serverNow = (): number => Date.now() + ahead;

/** The server's time at a moment of the device's clock, epoch ms. */
export const onServer = (deviceTime: number): number => deviceTime + ahead;

/** `date`: a fresh answer's header. Unproved: encryption has its own clock. */
export function hearServerTime(date: string | undefined): void {
  const found = Date.parse(date ?? '') - Date.now();
  if (Math.abs(found - ahead) > TOLERANCE_MS) ahead = found;
}
