type Kind = 'blankPage' | 'unhandled' | 'contract' | 'unlistedTransition';
type Send = (kind: Kind, detail: string) => void;

let send: Send | null = null;
const early: [Kind, string][] = [];
const EARLY_CAP = 20;

/** Set at boot: the client itself reports traces. */
export function setTraceSender(sender: Send): void {
  send = sender;
  for (const [kind, detail] of early.splice(0)) sender(kind, detail);
}

/** `detail`: calls, fields and routes; never personal data. */
export function traceError(kind: Kind, detail: string): void {
  if (send) send(kind, detail);
  else if (early.length < EARLY_CAP) early.push([kind, detail]);
}

/** Not for tracking calls: behind a hotel's login page each failed report would be reported. */
export function traceCall(kind: Kind, call: string, detail: string): void {
  if (!call.startsWith('tracking.')) traceError(kind, `${call}: ${detail}`);
}
