import type { AnswerOf, ParamsOf, ReadCall } from '@/contracts/calls/defineCall';
import { commonBaseConfig } from '@/contracts/calls/common/merchant';
import type { RemitType } from '@/contracts/entities/base';
import type { Payer } from '@/contracts/entities/payer';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';
import { useSession } from '../session/session';

type Labelled = Pick<Payer, 'userLabel'> | null;

const offeredTo = (types: readonly RemitType[], payer: Labelled): readonly RemitType[] =>
  types.filter((type) => type !== 'LargeRemit' || payer?.userLabel !== 'LARGE_BLACK');

const ownTypes = (): readonly RemitType[] | null =>
  variant.remitTypes === 'server' ? null : variant.remitTypes;

function useServerTypes(): readonly RemitType[] | null {
  const own = ownTypes();
  const config = useCall(commonBaseConfig, {}, { enabled: own === null, staleMs: Infinity });
  return own ?? config.data?.remitType ?? null;
}

const useBrandTypes = __MERCHANT__ ? useServerTypes : ownTypes;

/** Usual first; null until known. */
export function useRemitTypes(): readonly RemitType[] | null {
  const { payer } = useSession();
  const types = useBrandTypes();
  return types && offeredTo(types, payer);
}

/** To this payer, or at all; null until known. */
export function useLargeOffered(payer: Labelled = null): boolean | null {
  const types = useBrandTypes();
  return types && offeredTo(types, payer).includes('LargeRemit');
}

/** As `useLargeOffered`, in the middle of a step. */
export async function isLargeOffered(
  call: <R extends ReadCall>(row: R, params: ParamsOf<R>) => Promise<AnswerOf<R>>,
  payer: Labelled,
): Promise<boolean> {
  const types = __MERCHANT__ ? (ownTypes() ?? (await call(commonBaseConfig, {})).remitType) : ownTypes();
  return types !== null && offeredTo(types, payer).includes('LargeRemit');
}
