import { Text } from '@tarojs/components';
import { useState } from 'react';
import { Icon } from '@/ui/Icon';
import { type Option, PickerSheet } from '@/ui/PickerSheet';
import { Tap } from '@/ui/Tap';

interface Props {
  id: string;
  label: string;
  value: string;
  title?: string;
  options: readonly Option[];
  chosen: string;
  onPick: (value: string) => unknown;
  /** True on opening, false on closing. */
  onOpen?: (open: boolean) => unknown;
}

/** For missing values. */
export const none = '—';

export function PriceChoice({ id, label, value, title = label, options, chosen, onPick, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  const show = (next: boolean): void => {
    setOpen(next);
    onOpen?.(next);
  };
  return (
    <>
      <Tap id={id} label={`${label}: ${value}`} onPress={() => show(true)} className="remit-price__choice">
        <Text className="remit-price__choice-label">{label}</Text>
        <Text className="remit-price__choice-value">{value}</Text>
        <Icon name="down" size="s" />
      </Tap>
      <PickerSheet
        id={`${id}-option`}
        open={open && options.length > 0}
        title={title}
        options={options}
        value={chosen}
        onPick={(next) => {
          show(false);
          onPick(next);
        }}
        onClose={() => show(false)}
      />
    </>
  );
}
