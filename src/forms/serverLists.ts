import { commonGetEnum } from '@/contracts/calls/common/enums';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { useCall } from '@/state/queries/queries';
import { hasFailed, type QueryResult } from '@/state/queries/queryResult';
import type { Option } from '@/ui/PickerSheet';
import type { OptionState } from './formPorts';

export const stateOf = (query: QueryResult): Omit<OptionState, 'options'> => ({
  loading: query.data === undefined && !query.error,
  failed: hasFailed(query),
  retry: query.refetch,
});

export function useEnumOptions(params: ParamsOf<typeof commonGetEnum>): OptionState {
  const query = useCall(commonGetEnum, params);
  const options = (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content }));
  return { options, ...stateOf(query) };
}

/** False until loaded. */
export const isShown = (options: readonly Option[], value: string | undefined): boolean =>
  options.some((option) => option.value === value);
