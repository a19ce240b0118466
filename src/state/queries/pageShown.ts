import { createContext, useContext } from 'react';

/** False while the page lies under another one or the app is in the background. The page's shell provides it. */
export const PageShownContext = createContext(true);

/** False while the page is hidden: timers, polling and animations pause. */
export const usePageShownState = (): boolean => useContext(PageShownContext);
