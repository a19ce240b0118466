import { commonGetEnum } from '@/contracts/calls/common';
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

/** State of a list that the server owns. */
export const stateOf = (query: Query): Omit<OptionState, 'options'> => ({
  loading: query.isPending,
  failed: query.isError && !query.data,
  retry: query.refetch,
});

/** One of the server's lists of choices, such as the purposes of a transfer. */
export function useEnumOptions(params: ParamsOf<typeof commonGetEnum>): OptionState {
  const query = useCall(commonGetEnum, params);
  const options = (query.data?.list ?? []).map((row) => ({ value: row.code, label: row.content }));
  return { options, ...stateOf(query) };
}

/** Whether a choice can be read on the screen: one of a list that has not come cannot. */
export const isShown = (options: readonly Option[], value: string | undefined): boolean =>
  options.some((option) => option.value === value);
