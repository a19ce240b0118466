import * as v from 'valibot';
import { matchPath, routeRow, type RouteName } from '@/routes';
import { scannable } from '@/routes/flows/scannable';
import { readScanned } from '@/core/scanned';
import type { UrlPolicy } from '@/core/urlPolicy';

export type ScannedTarget =
  | { kind: 'route'; name: RouteName; params: Record<string, unknown> }
  /** `foreign`: a link elsewhere. `unknown`: not for this app. */
  | { kind: 'foreign' | 'unknown' };

/** Only listed routes and valid listed params. */
export function targetOf(text: string, policy: UrlPolicy): ScannedTarget {
  const scanned = readScanned(text, policy);
  if (scanned.kind !== 'link') return { kind: scanned.kind === 'foreign' ? 'foreign' : 'unknown' };
  const match = matchPath(scanned.path);
  const allowed = match && scannable[match.name];
  if (!match || !allowed) return { kind: 'unknown' };
  const given = Object.fromEntries(
    allowed.flatMap((name) => (name in scanned.query ? [[name, scanned.query[name]]] : [])),
  );
  const checked = v.safeParse(routeRow(match.name).params, given);
  // It would open an empty screen.
  if (!checked.success || Object.keys(given).length === 0) return { kind: 'unknown' };
  return { kind: 'route', name: match.name, params: given };
}
