import type { ReactNode } from 'react';

export interface ListDetailProps {
  list: ReactNode;
  /** Shown only in windows with room for it. */
  detail: ReactNode;
}
