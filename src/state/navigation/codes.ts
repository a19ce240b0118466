import { readQuery, readScanned } from '@/core/scanned';
import { isRouteName, pathOf, routeRow } from '@/routes';
import type { RouterLocation, RouteQuery } from '@/platform/types';
import { ownHosts } from '../market/ownHosts';
import { navigationDeps } from './deps';

/** The scanned link in a page's query: the chat app's name for it, and the payment app's. */
const linkOf = ({ q, qrCode }: RouteQuery): string | undefined => q ?? qrCode;

/**
 * The scene of a mini-code, which holds 32 characters: `r` a route or a path, `i` who invites, `c` the channel. An inviter
 * alone means the page that greets the invited.
 */
function placeOfScene(scene: string): RouterLocation | null {
  const { r, i, c } = readQuery(scene) ?? {};
  const place = r ?? (i ? 'shareLandingPage' : undefined);
  if (!place && !c) return null;
  const path = place && isRouteName(place) && !routeRow(place).values ? pathOf(place, {}) : `/${place ?? ''}`;
  return { path, query: { ...(i ? { shareCode: i } : {}), ...(c ? { channel: c } : {}) } };
}

/** Target of the code that opened a mini-program, as its address on H5; null where no code did. */
export function placeOfCode({ query }: RouterLocation): RouterLocation | null {
  if (navigationDeps().target === 'h5' || query.r) return null;
  const link = linkOf(query);
  if (link) {
    const scanned = readScanned(link, ownHosts());
    return scanned.kind === 'link' ? { path: scanned.path, query: scanned.query } : null;
  }
  return query.scene ? placeOfScene(query.scene) : null;
}
