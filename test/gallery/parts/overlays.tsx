import { useState } from 'react';
import { countryCodes } from '@/domain/countries/countries';
import { showDialog, showToast } from '@/state/notices/notices';
import { Button } from '@/ui/Button';
import { CountryPicker } from '@/ui/CountryPicker';
import { Screen } from '@/ui/Screen';
import { Stack } from '@/ui/Stack';

export function OverlayPart() {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('AUS');
  return (
    <Screen title="Over the screen" onBack={() => undefined}>
      <Stack>
        <Button id="open-picker" wide label={`Country ${code}`} onPress={() => setOpen(true)} />
        <Button
          id="open-dialog"
          wide
          label="Dialog"
          onPress={() =>
            void showDialog({
              titleKey: 'common.warmTips',
              text: 'Your country and the currency you send differ. We will use the market of your account.',
              confirmKey: 'common.confirm',
              cancelKey: 'common.cancel',
              confirmCountdownSeconds: 5,
            })
          }
        />
        <Button
          id="open-toast"
          wide
          label="Toast"
          onPress={() => showToast({ messageKey: 'common.loadFailedHint' })}
        />
      </Stack>
      <CountryPicker
        open={open}
        value={code}
        countries={countryCodes.map((one) => ({ code: one, name: one }))}
        onClose={() => setOpen(false)}
        onPick={(one) => {
          setCode(one);
          setOpen(false);
        }}
      />
    </Screen>
  );
}
