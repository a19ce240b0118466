import { useT } from '@/i18n';
import { CountryPicker } from '@/ui/CountryPicker';
import type { Corridor } from './useCorridor';

export type CorridorEnd = 'source' | 'target';

interface Props {
  corridor: Corridor;
  picking: CorridorEnd | null;
  onClose: () => void;
}

const rowsOf = (
  rows: readonly { countryCode: string; countryName: string; countryEnName: string; currency: string }[],
) =>
  rows.map((row) => ({
    code: row.countryCode,
    name: row.countryName,
    note: row.currency,
    search: `${row.countryEnName} ${row.currency}`,
  }));

export function CorridorPickers({ corridor, picking, onClose }: Props) {
  const t = useT();
  const pick = (choose: (code: string) => void) => (code: string) => {
    onClose();
    choose(code);
  };
  return (
    <>
      <CountryPicker
        open={picking === 'source'}
        title={t('remit.home.chooseFrom')}
        countries={rowsOf(corridor.sources)}
        value={corridor.source?.countryCode}
        onPick={pick(corridor.chooseSource)}
        onClose={onClose}
      />
      <CountryPicker
        open={picking === 'target'}
        title={t('remit.home.chooseTo')}
        countries={rowsOf(corridor.targets)}
        value={corridor.target?.countryCode}
        onPick={pick(corridor.chooseTarget)}
        onClose={onClose}
      />
    </>
  );
}
