import { commonBaseConfig } from '@/contracts/calls/common/merchant';
import type { RemitType } from '@/contracts/entities/base';
import { variant } from '@/variants';
import { useCall } from '../queries/queries';
import { useSession } from '../session/session';

/** Usual first; null until known. */
export function useRemitTypes(): readonly RemitType[] | null {
  const { payer } = useSession();
  const byServer = variant.remitTypes === 'server';
  const config = useCall(commonBaseConfig, {}, { enabled: byServer, staleMs: Infinity });
  const types = variant.remitTypes === 'server' ? config.data?.remitType : variant.remitTypes;
  return types?.filter((type) => type !== 'LargeRemit' || payer?.userLabel !== 'LARGE_BLACK') ?? null;
}
