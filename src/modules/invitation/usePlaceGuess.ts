import { useState } from 'react';
import { guessedCountry, type Place } from '@/domain/countries/places';
import { place } from '@/platform/place';
import { PlatformError } from '@/platform/types';
import { useLatest } from '@/state/useLatest';

export type Guess = 'none' | 'asking' | 'found' | 'elsewhere' | 'denied' | 'failed';

/** Places that are unknown, refused, unsupported or late change nothing. `open`: the countries on offer. */
export function usePlaceGuess(
  country: string,
  open: readonly string[],
  choose: (country: string) => void,
): { guess: Guess; ask: () => Promise<void> } {
  const [guess, setGuess] = useState<Guess>('none');
  const chosen = useLatest(country);
  const take = (found: Place | null, failed: Guess): void => {
    if (chosen.current !== country) return setGuess('none');
    const next = guessedCountry(country, found);
    const known = found !== null && guessedCountry('', found) !== '' && open.includes(next);
    if (known) choose(next);
    setGuess(known ? 'found' : failed);
  };
  return {
    guess,
    async ask() {
      setGuess('asking');
      try {
        take(await place.find(), 'elsewhere');
      } catch (thrown) {
        const denied = thrown instanceof PlatformError && thrown.kind === 'denied';
        take(null, denied ? 'denied' : 'failed');
      }
    },
  };
}
