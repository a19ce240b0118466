import { useState } from 'react';
import { useT, useTKey } from '@/i18n';
import { type Appearance, appearances, setAppearance, useAppearance } from '@/state/appearance';
import { ListRow } from '@/ui/ListRow';
import { PickerSheet } from '@/ui/PickerSheet';

export function AppearanceRow() {
  const t = useT();
  const tKey = useTKey();
  const choice = useAppearance();
  const [choosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  return (
    <>
      <ListRow
        id="user-appearance"
        icon="moon"
        title={t('me.appearance')}
        value={tKey(`me.appearances.${choice}`)}
        onPress={() => setChoosing(true)}
      />
      <PickerSheet
        id="appearance"
        open={choosing}
        title={t('me.appearance')}
        options={appearances.map((value) => ({ value, label: tKey(`me.appearances.${value}`) }))}
        value={choice}
        onPick={(value) => {
          setAppearance(value as Appearance);
          close();
        }}
        onClose={close}
      />
    </>
  );
}
