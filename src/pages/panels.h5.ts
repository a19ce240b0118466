import { createElement, useCallback, useEffect, useState, type ComponentType } from 'react';
import type { TabName } from '@/routes';
import { RemitHome } from '@/modules/remit/home/RemitHome';
import { Skeleton } from '@/ui/Skeleton';
import { PageFailed } from './ScreenBoundary';

/** A panel that is loaded when it is first shown; a load that fails can be tried again. */
function loaded(load: () => Promise<ComponentType>): ComponentType {
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
      : createElement(Skeleton, { shape: 'list' });
  };
}

/** The panel of each tab. On H5 only the home is in the first load. */
export const panelScreens = {
  remit: RemitHome,
  order: loaded(() => import('@/modules/order/list/OrdersTab').then(({ OrdersTab }) => OrdersTab)),
  payee: loaded(() => import('@/modules/payee/list/PayeesTab').then(({ PayeesTab }) => PayeesTab)),
  user: loaded(() => import('@/modules/account/screens/UserTab').then(({ UserTab }) => UserTab)),
} satisfies Partial<Record<TabName, ComponentType>>;
