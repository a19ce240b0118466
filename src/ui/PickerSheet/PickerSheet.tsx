import { OpenPickerSheet } from '../OpenPickerSheet';
import type { PickerProps } from './pickerTypes';

export type { Option } from './pickerTypes';

export function PickerSheet(props: PickerProps) {
  return props.open ? <OpenPickerSheet {...props} /> : null;
}
