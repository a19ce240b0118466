import { useState } from 'react';
import { markets } from '@/domain/markets';
import { useMarket } from '@/state/market/market';
import type { ContactValue, ContactWay } from './contact';
import { useContactMemory } from './contactMemory';

/** The contact being typed; starts with the market's area code and what was typed on the screen before. */
export function useContact(
  way: ContactWay = 'phone',
): [ContactValue, (change: Partial<ContactValue>) => void] {
  const { countryCode } = useMarket();
  const memory = useContactMemory();
  const areaCode = (countryCode && markets[countryCode as keyof typeof markets]?.areaCode) || '61';
  const [contact, setContact] = useState<ContactValue>(() => ({
    areaCode,
    phoneNumber: '',
    email: '',
    ...memory.last(),
    way: memory.last()?.way ?? way,
  }));
  return [
    contact,
    (change) =>
      setContact((before) => {
        const after = { ...before, ...change };
        memory.remember(after);
        return after;
      }),
  ];
}
