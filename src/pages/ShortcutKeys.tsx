import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import '@/i18n/wideTexts';
import { contactService } from '@/state/market/support';
import { switchTab } from '@/state/navigation';
import { readStored, writeStored } from '@/state/storage/storage';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { DetailRow } from '@/ui/DetailRow';
import { focusSearch, useShortcuts } from '@/ui/shortcuts/shortcuts.h5';
import { Tap } from '@/ui/Tap';
import './shortcutKeys.scss';

const none = {};

/** The keys, and the button for their list. */
export function ShortcutKeys() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(() => readStored('shortcuts') !== 'off');
  useShortcuts(on ? { '/': focusSearch, n: () => switchTab('remit'), '?': () => setOpen(true) } : none);
  const told = [
    [t('wide.shortcuts.search'), ['/']],
    [t('wide.shortcuts.send'), ['N']],
    [t('wide.shortcuts.list'), ['?']],
    [t('wide.shortcuts.move'), ['↑', '↓']],
    [t('wide.shortcuts.close'), ['Esc']],
  ] as const;
  const choose = (next: boolean): void => {
    setOn(next);
    writeStored('shortcuts', next ? 'on' : 'off');
  };
  return (
    <>
      <Tap
        id="shortcuts-open"
        className="shortcuts__open"
        label={t('wide.shortcuts.title')}
        onPress={() => setOpen(true)}
      >
        <Text className="shortcuts__key">?</Text>
        <Text className="shortcuts__words">{t('wide.shortcuts.title')}</Text>
      </Tap>
      <BottomSheet
        open={open}
        title={t('wide.shortcuts.title')}
        onClose={() => setOpen(false)}
        footer={
          <Button
            id="shortcuts-help"
            wide
            kind="secondary"
            icon="help"
            label={t('common.contactUs')}
            onPress={() => {
              setOpen(false);
              return contactService('shortcuts');
            }}
          />
        }
      >
        {told.map(([label, pressed]) => (
          <DetailRow key={label} label={label}>
            <View>
              {pressed.map((key) => (
                <Text key={key} className="shortcuts__key">
                  {key}
                </Text>
              ))}
            </View>
          </DetailRow>
        ))}
        <Checkbox id="shortcuts-on" label={t('wide.shortcuts.on')} checked={on} onChange={choose} />
      </BottomSheet>
    </>
  );
}
