import * as v from 'valibot';
import { commonBaseConfig } from '@/contracts/calls/common/merchant';
import { prefetchCall } from '../queries/queries';
import { parseKept, readMember, readStored, writeMember } from '../storage/storage';
import { useMerchantStore } from './merchant';

const look = v.omit(commonBaseConfig.answer, ['remitType']);
const shape = v.object({ merchantCode: v.string(), ...look.entries });

/** Starts with its last look, never another merchant's. */
export async function loadMerchant(): Promise<void> {
  const merchantCode = readStored('merchantCode');
  if (!merchantCode) return;
  const kept = v.safeParse(shape, parseKept(readMember('shared', 'merchant')));
  if (kept.success && kept.output.merchantCode === merchantCode)
    useMerchantStore.setState({ merchant: kept.output });
  try {
    const merchant = await prefetchCall(commonBaseConfig, {});
    useMerchantStore.setState({ merchant });
    writeMember('shared', 'merchant', JSON.stringify(v.parse(shape, { ...merchant, merchantCode })));
  } catch {
    // The brand's own look stays.
  }
}
