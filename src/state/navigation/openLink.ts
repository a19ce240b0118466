import { parseQuery } from '@/platform/shared/query';
import { matchPath, routeIsBuilt, type RouteMatch } from '@/routes';
import { trustLink } from '../session/ownPage';
import { openRoute } from './navigate';

const partsOf = (link: string): { path: string; query: string } => {
  const [path = '', query = ''] = (link.split('#', 1)[0] ?? '').split('?');
  return { path, query };
};

/** The screen that a path of the app leads to, where it is built. */
function builtAt(link: string): RouteMatch | null {
  const found = link.startsWith('/') ? matchPath(partsOf(link).path) : null;
  return found && routeIsBuilt(found.name, found.params) ? found : null;
}

/** Whether a link of the server's leads to a screen of the app or to the web. */
export const leadsSomewhere = (link: string): boolean => builtAt(link) !== null || /^https?:\/\//.test(link);

/** Opens a link of the server's: a path of the app in its place, a page of the web in the web view, which checks where it leads. */
export async function openLink(link: string): Promise<void> {
  const found = builtAt(link);
  const query = parseQuery(partsOf(link).query);
  if (found?.name === 'webview') trustLink(query.link ?? '');
  if (found) await openRoute(found.name, { ...query, ...found.params });
  else await openRoute('webview', { link });
}
