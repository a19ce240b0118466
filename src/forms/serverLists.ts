import { commonGetEnum } from '@/contracts/calls/common/enums';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { useCall } from '@/state/queries/queries';
import type { Option } from '@/ui/PickerSheet';
import type { OptionState } from './formPorts';

interface Query {
  isPending: boolean;
  isError: boolean;
  data: unknown;
  refetch: () => unknown;
}

export const stateOf = (query: Query): Omit<OptionState, 'options'> => ({
  loading: query.isPending,
  failed: query.isError && !query.data,
  retry: query.refetch,
});

export function useEnumOptions(params: ParamsOf<typeof commonGetEnum>): OptionState {
  const query = useCall(commonGetEnum, params);
  const options = (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content }));
  return { options, ...stateOf(query) };
}

/** False while the list has not loaded. */
export const isShown = (options: readonly Option[], value: string | undefined): boolean =>
  options.some((option) => option.value === value);
