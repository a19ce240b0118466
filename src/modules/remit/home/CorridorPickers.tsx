import { useT } from '@/i18n';
import { CountryPicker, listedCountries } from '@/ui/CountryPicker';
import type { Corridor } from './useCorridor';

export type CorridorEnd = 'source' | 'target';

interface Props {
  corridor: Corridor;
  picking: CorridorEnd | null;
  onClose: () => void;
}

export function CorridorPickers({ corridor, picking, onClose }: Props) {
  const t = useT();
  const from = picking === 'source';
  return (
    <CountryPicker
      open={picking !== null}
      title={t(from ? 'remit.home.chooseFrom' : 'remit.home.chooseTo')}
      countries={listedCountries(from ? corridor.sources : corridor.targets)}
      value={(from ? corridor.source : corridor.target)?.countryCode}
      onPick={(code) => {
        onClose();
        (from ? corridor.chooseSource : corridor.chooseTarget)(code);
      }}
      onClose={onClose}
    />
  );
}
