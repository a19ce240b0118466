let ahead = 0;

/** Epoch ms of the server, for each time that a person is told: the device's clock may be wrong by days. */
export const serverNow = (): number => Date.now() + ahead;

/** What the server's clock showed at a moment of the device's, epoch ms. */
export const onServer = (deviceTime: number): number => deviceTime + ahead;

/** `date`: the header of an answer that has just come. Unproved: encryption has a clock of its own. */
export function hearServerTime(date: string | undefined): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = at - Date.now();
}
