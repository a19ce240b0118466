import { commonBaseConfig } from '@/contracts/calls/common/merchant';
import type { RemitType } from '@/contracts/entities/base';
import type { Payer } from '@/contracts/entities/payer';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';
import { useSession } from '../session/session';

export type Labelled = Pick<Payer, 'userLabel'> | null;

export const offeredTo = (types: readonly RemitType[], payer: Labelled): readonly RemitType[] =>
  types.filter((type) => type !== 'LargeRemit' || payer?.userLabel !== 'LARGE_BLACK');

export const ownTypes = (): readonly RemitType[] | null =>
  variant.remitTypes === 'server' ? null : variant.remitTypes;

function useServerTypes(): readonly RemitType[] | null {
  const own = ownTypes();
  const config = useCall(commonBaseConfig, {}, { enabled: own === null, staleMs: Infinity });
  return own ?? config.data?.remitType ?? null;
}

export const useBrandTypes = __MERCHANT__ ? useServerTypes : ownTypes;

/** Usual first; null until known. */
export function useRemitTypes(): readonly RemitType[] | null {
  const { payer } = useSession();
  const types = useBrandTypes();
  return types && offeredTo(types, payer);
}
