import { useEffect, type ComponentType } from 'react';
import { usePageShow } from '@/platform/page';
import { shareMenu } from '@/platform/shareMenu';
import { usePageVisible } from '@/platform/usePageVisible';
import { navigationEnded, reportFailure } from '@/state/navigation';
import { PageShownContext } from '@/state/queries/pageShown';
import { ScreenBoundary } from './ScreenBoundary';
import { Worded } from './Worded';

/** Outside the route table (src/routes/qaPage.ts). */
export function toolPage(Screen: ComponentType): ComponentType {
  return function Page() {
    const visible = usePageVisible();
    useEffect(navigationEnded, []);
    usePageShow(() => shareMenu.hide());
    return (
      <PageShownContext.Provider value={visible}>
        <ScreenBoundary onError={reportFailure}>
          <Worded>
            <Screen />
          </Worded>
        </ScreenBoundary>
      </PageShownContext.Provider>
    );
  };
}
