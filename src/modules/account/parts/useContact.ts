import { useState } from 'react';
import { markets } from '@/domain/markets/markets';
import { useMarket } from '@/state/market/market';
import { readStored } from '@/state/storage/storage';
import type { ContactValue, ContactWay } from './contact';
import { useContactMemory } from './contactMemory';

/** Without the area code of its market. */
const invitedPhone = (): string => (readStored('schoolAgentPayerPhone') ?? '').replace(/^\+?86(?=1)/, '');

/** Starts with the market's area code and the contact typed before. */
export function useContact(
  way: ContactWay = 'phone',
  empty = false,
): [ContactValue, (change: Partial<ContactValue>) => void] {
  const { countryCode } = useMarket();
  const memory = useContactMemory();
  const before = empty ? null : memory.last();
  const areaCode = (countryCode && markets[countryCode as keyof typeof markets]?.areaCode) || '61';
  const [contact, setContact] = useState<ContactValue>(() => ({
    areaCode,
    phoneNumber: empty ? '' : invitedPhone(),
    email: '',
    ...before,
    way: before?.way ?? way,
  }));
  return [
    contact,
    (change) =>
      setContact((typed) => {
        const after = { ...typed, ...change };
        if (!empty) memory.remember(after);
        return after;
      }),
  ];
}
