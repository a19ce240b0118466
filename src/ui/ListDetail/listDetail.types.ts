import type { ReactNode } from 'react';

export interface ListDetailProps {
  list: ReactNode;
  /** The item chosen in the list, where the window has room for it. */
  detail: ReactNode;
}
