import { parseQuery } from '@/platform/shared/query';
import { matchPath, routeIsBuilt, type RouteMatch } from '@/routes';
import { trustLink } from '../session/ownPage';
import { openRoute } from './navigate';

const partsOf = (link: string): { path: string; query: string } => {
  const [path = '', query = ''] = (link.split('#', 1)[0] ?? '').split('?');
  return { path, query };
};

function builtAt(link: string): RouteMatch | null {
  const found = link.startsWith('/') ? matchPath(partsOf(link).path) : null;
  return found && routeIsBuilt(found.name, found.params) ? found : null;
}

export const leadsSomewhere = (link: string): boolean => builtAt(link) !== null || /^https?:\/\//.test(link);

/** The server's. The web view checks the host. */
export async function openLink(link: string): Promise<void> {
  const found = builtAt(link);
  const query = parseQuery(partsOf(link).query);
  if (found?.name === 'webview') trustLink(query.link ?? '');
  if (found) await openRoute(found.name, { ...query, ...found.params });
  else await openRoute('webview', { link });
}
