import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = (): null => null;

/**
 * A part of a screen whose code comes after the screen itself, as a chunk of its own on H5. Nothing is shown until then,
 * nor where it does not load: the screen is whole without it.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part as ComponentType<object> }),
      () => ({ default: Nothing as ComponentType<object> }),
    ),
  );
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
