import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { useUnknownPath } from '@/platform/page';
import { bootApp } from '@/state/boot';
import { openUnknownPath } from '@/state/navigation';
import { queryClient } from '@/state/queries';
import './app.scss';

bootApp();

export default function App({ children }: PropsWithChildren) {
  useUnknownPath((location) => void openUnknownPath(location));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
