import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { queryClient } from '@/state/queries/queries';
import { draw } from './drawn';

const withQueries = (screen: ReactElement) => (
  <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
);

/** Under the app's query client. */
export function drawApp(screen: ReactElement): { redraw: (next: ReactElement) => void } {
  const { redraw } = draw(withQueries(screen));
  return { redraw: (next) => redraw(withQueries(next)) };
}
