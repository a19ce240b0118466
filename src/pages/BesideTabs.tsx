import type { ReactNode } from 'react';

/** Only a browser's window is wide. */
export const BesideTabs = ({ children }: { children: ReactNode }) => <>{children}</>;
