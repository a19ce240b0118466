import type { FormValues } from '@/core/validation';
import type { PostCodePart } from '@/schemas/types';
import type { SendFile } from '@/state/uploads';
import type { Option } from '@/ui/PickerSheet';

export interface DraftPort {
  read: (formId: string) => FormValues | null;
  write: (formId: string, values: FormValues) => void;
  clear: (formId: string) => void;
}

export interface OptionState {
  options: readonly Option[];
  loading?: boolean;
  failed?: boolean;
  retry?: () => unknown;
}

/** A list, or a hook that loads it for the values it depends on. */
export type OptionSource = readonly Option[] | { useOptions: (values: FormValues) => OptionState };

/** `purpose`: the field's. */
export type UploadPort = (purpose: string) => SendFile;

export type Place = { readonly [K in PostCodePart | 'postCode']?: string };

/** For a postcode field's `fills` and `search`. */
export interface PlacesPort {
  /** Of a whole postcode; empty while loading or unknown. */
  usePostCode: (countryCode: string, postCode: string) => readonly Place[];
  useWords: (words: string) => {
    found: readonly { place: Place; title: string; note: string }[];
    loading: boolean;
    error: unknown;
    retry: () => unknown;
  };
}

export interface FormEnv {
  sources: Readonly<Record<string, OptionSource>>;
  uploads?: UploadPort;
  places?: PlacesPort;
  /** Buttons in fields, such as a code field's `send`. */
  actions: Readonly<Record<string, (values: FormValues) => Promise<unknown>>>;
  onLink?: (link: string) => unknown;
}
