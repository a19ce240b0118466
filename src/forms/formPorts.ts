import type { FormValues } from '@/core/validation';
import type { PostCodePart } from '@/schemas/types';
import type { SendFile } from '@/state/uploads';
import type { Option } from '@/ui/PickerSheet';

/** Where what was typed is kept between two visits. */
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

/** Choices a schema only names: a fixed list, or a hook that loads them, given the values the schema says they depend on. */
export type OptionSource = readonly Option[] | { useOptions: (values: FormValues) => OptionState };

/** The call that takes the files of a form; the field's `purpose` tells it what they are for. */
export type UploadPort = (purpose: string) => SendFile;

/** Parts of an address, as far as they are known. */
export type Place = { readonly [K in PostCodePart | 'postCode']?: string };

/** Finds places for a postcode field (`fills` and `search` of the schema). */
export interface PlacesPort {
  /** Those of a whole postcode; none while they are on their way, or not known. */
  usePostCode: (countryCode: string, postCode: string) => readonly Place[];
  /** Addresses that hold these words. */
  useWords: (words: string) => {
    found: readonly { place: Place; title: string; note: string }[];
    loading: boolean;
    error: unknown;
    retry: () => unknown;
  };
}

/** The services that fields may need from the screen. */
export interface FormEnv {
  sources: Readonly<Record<string, OptionSource>>;
  uploads?: UploadPort;
  places?: PlacesPort;
  /** Behind buttons in fields, such as 'send code' (`send` of a code field). */
  actions: Readonly<Record<string, (values: FormValues) => Promise<unknown>>>;
  /** Behind the links of declarations. */
  onLink?: (link: string) => unknown;
}
