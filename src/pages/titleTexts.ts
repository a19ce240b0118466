/** Mini-programs draw the title themselves, from the screen: nothing to bring along. */
export const loadTitles = (): Promise<void> => Promise.resolve();
