import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { View } from '@tarojs/components';
import { guardOf, routeRow, type RouteName } from '@/routes';
import { usePageLocation, usePageShow } from '@/platform/page';
import { shareMenu } from '@/platform/shareMenu';
import { usePageVisible } from '@/platform/usePageVisible';
import {
  enterPage,
  entryShown,
  navigationEnded,
  openRemitTab,
  reportFailure,
  RouteContext,
  tabsStore,
  type Entering,
} from '@/state/navigation';
import { PageShownContext } from '@/state/queries/pageShown';
import { useUserTurn } from '@/state/session/session';
import { BesideTabs } from './BesideTabs';
import { PageFailed, ScreenBoundary } from './ScreenBoundary';
import { SharedScreen } from './SharedScreen';
import './titles';
import { Worded } from './Worded';

function Drawn({ screen: Screen }: { screen: ComponentType }) {
  useEffect(navigationEnded, []);
  return (
    <Worded>
      <Screen />
    </Worded>
  );
}

/** Parses the address, runs guards, sets the title. `useRoute` only gives params that passed the route's schema. */
export function screenPage(screens: Partial<Record<RouteName, ComponentType>>): ComponentType {
  const allowed = Object.keys(screens) as RouteName[];
  const sharesNothing = !allowed.some((name) => routeRow(name).shares);

  return function Page() {
    const location = usePageLocation();
    const at = useRef(location).current;
    const first = useMemo(() => enterPage(at, allowed), [at]);
    const [state, setState] = useState<Entering | null>('then' in first ? null : first);
    const shown = useRef(false);
    const visible = usePageVisible();
    const turn = useUserTurn();
    const [openedIn] = useState(turn);
    // Opened by a user who has left: shows nothing, redirects on return.
    const foreign = turn !== openedIn && state?.kind === 'entry' && guardOf(state.entry.name) === 'signedIn';

    const take = useCallback((next: Entering) => {
      setState(next);
      if (next.kind === 'entry' && shown.current) entryShown(next.entry);
    }, []);
    const retry = useCallback(() => {
      setState(null);
      void Promise.resolve(enterPage(at, allowed)).then(take);
    }, [at, take]);

    useEffect(() => {
      if ('then' in first) void first.then(take);
    }, [first, take]);

    useEffect(() => {
      if (state?.kind === 'away') void state.leave();
      if (state?.kind === 'failed') navigationEnded();
      if (state?.kind !== 'entry' || state.entry.name !== 'tabbar') return undefined;
      return () => tabsStore.setState({ depth: 0 });
    }, [state]);

    usePageShow(() => {
      // On return, a navigation begun here is over.
      if (shown.current) navigationEnded();
      shown.current = true;
      if (sharesNothing) shareMenu.hide();
      if (foreign) return void openRemitTab();
      if (state?.kind === 'entry') entryShown(state.entry);
    });

    if (state?.kind === 'failed') return <PageFailed onRetry={retry} />;
    const Screen = state?.kind === 'entry' ? screens[state.entry.name] : undefined;
    if (state?.kind !== 'entry' || !Screen || foreign) return <View className="page-entering" />;
    return (
      <RouteContext.Provider value={state.entry}>
        <PageShownContext.Provider value={visible}>
          <SharedScreen entry={state.entry} />
          <ScreenBoundary onError={reportFailure}>
            <BesideTabs>
              <Drawn key={turn} screen={Screen} />
            </BesideTabs>
          </ScreenBoundary>
        </PageShownContext.Provider>
      </RouteContext.Provider>
    );
  };
}
