import type { ReactElement } from 'react';
import type { FrameScreen } from '../ActionScreen';
import { Screen } from '../Screen';
import { QueryState, type QueryStateProps } from './QueryState';

interface Props<D> extends Omit<QueryStateProps<D>, 'empty' | 'children'> {
  screen: FrameScreen;
  /** Absent: the caller draws it. */
  children?: (data: D) => ReactElement;
}

/** The screen until the query has loaded; then the content draws its own. */
export function QueryScreen<D>({ screen, children, ...state }: Props<D>) {
  const { data, error, refetch } = state.query;
  if (data !== undefined && children) return children(data);
  return (
    <Screen {...screen}>
      <QueryState {...state} query={{ data: undefined, error: data === undefined && error, refetch }}>
        {() => null}
      </QueryState>
    </Screen>
  );
}
