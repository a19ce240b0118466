import type { Mark } from '@/domain/marks';
import type { IconName } from '../Icon/iconNames';

export interface Option {
  value: string;
  label: string;
  /** A sentence above the note. */
  hint?: string;
  note?: string;
  /** Country code. */
  flag?: string;
  /** Letters, else a picture. */
  mark?: Mark;
  icon?: IconName;
  /** Badges next to the label. */
  tags?: readonly string[];
  disabled?: boolean;
  /** Extra search words. */
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
