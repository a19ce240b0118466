import { createContext, useContext } from 'react';

/** False while the page is covered or the app in the background. Provided by the page's shell. */
export const PageShownContext = createContext(true);

/** Timers, polling and animations pause while false. */
export const usePageShownState = (): boolean => useContext(PageShownContext);
