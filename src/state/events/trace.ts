type Kind = 'blankPage' | 'unhandled' | 'contract' | 'unlistedTransition';
type Send = (kind: Kind, detail: string) => void;

let send: Send | null = null;
const early: [Kind, string][] = [];
const EARLY_CAP = 20;

/** At boot: the client itself reports. */
export function setTraceSender(sender: Send): void {
  send = sender;
  for (const [kind, detail] of early.splice(0)) sender(kind, detail);
}

/** `detail`: calls, fields, routes; nothing personal. */
export function traceError(kind: Kind, detail: string): void {
  if (send) send(kind, detail);
  else if (early.length < EARLY_CAP) early.push([kind, detail]);
}

/** Not for tracking: behind a hotel's login page each failed report would be reported. */
export function traceCall(kind: Kind, call: string, detail: string): void {
  if (!call.startsWith('tracking.')) traceError(kind, `${call}: ${detail}`);
}
