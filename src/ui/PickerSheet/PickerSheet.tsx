import { OpenPickerSheet } from '../OpenPickerSheet';
import { Presence } from '../overlays/Presence';
import type { PickerProps } from './pickerTypes';

export type { Option } from './pickerTypes';

export function PickerSheet(props: PickerProps) {
  return <Presence>{props.open ? <OpenPickerSheet {...props} /> : null}</Presence>;
}
