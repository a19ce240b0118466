import type { Mark } from '@/domain/marks';
import type { IconName } from '../Icon/iconNames';

export interface Option {
  value: string;
  label: string;
  /** A sentence about it, above the note. */
  hint?: string;
  note?: string;
  /** Country code of the flag before the label. */
  flag?: string;
  /** Tile before the label: letters, or a picture where there are none. */
  mark?: Mark;
  icon?: IconName;
  /** Short words of praise beside the label. */
  tags?: readonly string[];
  disabled?: boolean;
  /** Further words that find it. */
  search?: string;
}

export interface PickerProps {
  id?: string;
  open: boolean;
  title: string;
  options: readonly Option[];
  value?: string;
  onPick: (value: string) => void;
  onClose: () => void;
  /** Default: from 10 options on. */
  search?: boolean;
  searchLabel?: string;
}
