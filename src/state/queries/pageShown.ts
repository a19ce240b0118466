import { createContext, useContext } from 'react';

/** False while the page lies under another one or the app is in the background. The page's shell provides it. */
export const PageShownContext = createContext(true);

/** Whatever ticks, polls or animates asks this first. */
export const usePageShownState = (): boolean => useContext(PageShownContext);
