import type { CallFlags } from '@/contracts/calls/defineCall';
import type { Exchange } from './types';

const noFlags: CallFlags = {
  softError: false,
  hideLoading: false,
  suppressToast: false,
  ignoreAuthError: false,
  ignoreHttpError: false,
  skipToken: false,
};

export function startExchange(
  { row, params, file, options }: Pick<Exchange, 'row' | 'params' | 'file' | 'options'>,
  generation: number,
): Exchange {
  const flags = { ...noFlags, ...row.flags };
  for (const flag of Object.keys(noFlags) as (keyof CallFlags)[]) flags[flag] = options[flag] ?? flags[flag];
  return {
    row,
    flags,
    options,
    file,
    generation,
    again: false,
    params,
    base: '',
    path: '',
    allFields: {},
    bodyParams: {},
    headers: {},
  };
}
