import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useSession } from '@/state/session/session';
import type { EarlierProps } from './EarlierTransfers';

/** Nothing for a visitor, who loads none of it. Where it does not come, the home is whole without it. */
export function Earlier(props: EarlierProps) {
  const { signedIn } = useSession();
  const [loaded, setLoaded] = useState<ComponentType<EarlierProps> | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    import('./EarlierTransfers').then(
      ({ EarlierTransfers }) => setLoaded(() => EarlierTransfers),
      () => undefined,
    );
  }, [signedIn]);
  return signedIn && loaded ? createElement(loaded, props) : null;
}
