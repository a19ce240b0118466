import { createContext, useContext } from 'react';

/** False while covered or in the background. */
export const PageShownContext = createContext(true);

export const usePageShownState = (): boolean => useContext(PageShownContext);
