import type { FormValues } from '@/core/validation';
import type { LocalFile } from '@/platform/types';
import type { FieldOf } from '@/schemas/types';
import type { Option } from '@/ui/PickerSheet';

/** Where what was typed is kept between two visits. */
export interface DraftPort {
  read(formId: string): FormValues | null;
  write(formId: string, values: FormValues): void;
  clear(formId: string): void;
}

export interface OptionState {
  options: readonly Option[];
  loading?: boolean;
  failed?: boolean;
  retry?: () => unknown;
}

/** Choices a schema only names: a fixed list, or a hook that loads them, given the values the schema says they depend on. */
export type OptionSource = readonly Option[] | { useOptions: (values: FormValues) => OptionState };

export type UploadReport =
  { state: 'picking' } | { state: 'compressing' | 'uploading'; percent?: number; file: LocalFile };

export interface UploadedFile {
  /** The server's ossFileKey. */
  key: string;
  fileName: string;
  previewUrl?: string;
}

/** Choosing, shrinking and sending of files; see `createUploads`. */
export interface UploadPort {
  /** Null: the user chose nothing. `again`: the file whose sending failed. */
  upload(
    field: FieldOf<'upload'>,
    report: (step: UploadReport) => void,
    again?: LocalFile,
  ): Promise<UploadedFile | null>;
  preview?(file: UploadedFile): unknown;
}

/** What the fields of a form may need from the screen. */
export interface FormEnv {
  sources: Readonly<Record<string, OptionSource>>;
  uploads?: UploadPort;
  /** Behind buttons in fields, such as 'send code' (`send` of a code field). */
  actions: Readonly<Record<string, (values: FormValues) => Promise<unknown>>>;
  /** Behind the links of declarations. */
  onLink?: (link: string) => unknown;
}
