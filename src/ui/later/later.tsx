import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = (): null => null;

/** A chunk on H5. Shows nothing until loaded, nor if that fails. */
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
