import '@/platform/engine';
import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { usePageFailed, useUnknownPath } from '@/platform/page';
import { bootApp } from '@/state/session/boot';
import { openUnknownPath, pageFailed } from '@/state/navigation';
import { queryClient } from '@/state/queries/queries';
import './app.scss';

bootApp();

export default function App({ children }: PropsWithChildren) {
  useUnknownPath((location) => void openUnknownPath(location));
  usePageFailed(pageFailed);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
