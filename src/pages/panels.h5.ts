import {
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import type { TabName } from '@/routes';
import { RemitHome } from '@/modules/remit/home/RemitHome';
import { ScreenContent } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { PageShownContext } from '@/state/queries/pageShown';
import { PageFailed } from './ScreenBoundary';
import { tabEntered } from './tabEntered';

/** Loaded on first view; a failed load can be retried. `around`: what gives it its edges until then. */
function loaded(
  load: () => Promise<ComponentType>,
  around: typeof ScreenContent | typeof Fragment = ScreenContent,
): ComponentType {
  return function LoadedPanel() {
    const [state, setState] = useState<{ screen?: ComponentType; failed?: true }>({});
    const fetch = useCallback(() => {
      setState({});
      load().then(
        (screen) => setState({ screen }),
        () => setState({ failed: true }),
      );
    }, []);
    useEffect(fetch, [fetch]);
    const { screen: Panel, failed } = state;
    if (Panel) return createElement(Panel);
    return failed
      ? createElement(PageFailed, { onRetry: fetch })
      : createElement(around, null, createElement(Skeleton, { shape: 'list' }));
  };
}

function entering(tab: TabName, Panel: ComponentType): ComponentType {
  return function EnteredPanel() {
    const shown = useContext(PageShownContext);
    useEffect(() => {
      if (shown) tabEntered(tab);
    }, [shown]);
    return createElement(Panel);
  };
}

/** H5's first load has only the home. */
export const panelScreens = {
  remit: entering('remit', RemitHome),
  order: loaded(() => import('@/modules/order/list/OrdersTab').then(({ OrdersTab }) => OrdersTab)),
  payee: loaded(() => import('@/modules/payee/list/PayeesTab').then(({ PayeesTab }) => PayeesTab)),
  user: entering(
    'user',
    loaded(() => import('@/modules/account/screens/UserTab').then(({ UserTab }) => UserTab), Fragment),
  ),
} satisfies Partial<Record<TabName, ComponentType>>;
