import { useEffect, useState, type ComponentType } from 'react';
import { showToast } from '@/state/notices';
import type { PickerProps } from './pickerTypes';

export type { Option } from './pickerTypes';

let loaded: ComponentType<PickerProps> | null = null;

/** As on the other targets; the sheet's code is loaded when one is opened for the first time. */
export function PickerSheet(props: PickerProps) {
  const { open, onClose } = props;
  const [Sheet, setSheet] = useState(() => loaded);
  useEffect(() => {
    if (!open || loaded) return;
    import('./OpenPickerSheet').then(
      ({ OpenPickerSheet }) => {
        loaded = OpenPickerSheet;
        setSheet(() => OpenPickerSheet);
      },
      () => {
        showToast({ messageKey: 'errors.network' });
        onClose();
      },
    );
    // The first opening decides; a later one finds the code there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  const Shown = Sheet ?? loaded;
  return open && Shown ? <Shown {...props} /> : null;
}
