/** The header has whole seconds and its way takes time: countdowns must not jump with each answer. */
const TOLERANCE_MS = 2000;
let ahead = 0;

/** Epoch ms of the server, for each time that a person is told: the device's clock may be wrong by days. */
export const serverNow = (): number => Date.now() + ahead;

/** What the server's clock showed at a moment of the device's, epoch ms. */
export const onServer = (deviceTime: number): number => deviceTime + ahead;

/** `date`: the header of an answer that has just come. Unproved: encryption has a clock of its own. */
export function hearServerTime(date: string | undefined): void {
  const found = Date.parse(date ?? '') - Date.now();
  if (Math.abs(found - ahead) > TOLERANCE_MS) ahead = found;
}
