import { readQuery, readScanned } from '@/core/scanned';
import { isRouteName, pathOf, routeRow } from '@/routes';
import type { RouterLocation, RouteQuery } from '@/platform/types';
import { ownHosts } from '../market/ownHosts';

/** `q` in the chat app, `qrCode` in the payment app. */
const linkOf = ({ q, qrCode }: RouteQuery): string | undefined => q ?? qrCode;

/**
 * Scene (32 characters): `r` route or path, `i` inviter, `c` channel. Without `r` an inviter means the landing page.
 */
function placeOfScene(scene: string): RouterLocation | null {
  const { r, i, c } = readQuery(scene) ?? {};
  const place = r ?? (i ? 'shareLandingPage' : undefined);
  if (!place && !c) return null;
  const path = place && isRouteName(place) && !routeRow(place).values ? pathOf(place, {}) : `/${place ?? ''}`;
  return { path, query: { ...(i ? { shareCode: i } : {}), ...(c ? { channel: c } : {}) } };
}

/** Like H5's; null without a code. */
export function placeOfCode({ query }: RouterLocation): RouterLocation | null {
  if (query.r) return null;
  const link = linkOf(query);
  if (link) {
    const scanned = readScanned(link, ownHosts());
    return scanned.kind === 'link' ? { path: scanned.path, query: scanned.query } : null;
  }
  return query.scene ? placeOfScene(query.scene) : null;
}
