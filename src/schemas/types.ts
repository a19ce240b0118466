import type { PaymentScheme } from '@/core/paymentCode';
import type { Condition, FormValues, RuleSpec } from '@/core/validation';

/** `labelKey`: our texts; `label`: data (banks, provinces). */
export type Choice =
  | { readonly value: string; readonly labelKey: I18nKey; readonly noteKey?: I18nKey }
  | { readonly value: string; readonly label: string; readonly note?: string };

/** `source`: the screen's, from a call or a table. */
export type Choices = readonly Choice[] | { readonly source: string; readonly dependsOn?: readonly string[] };

interface FieldBase {
  /** As the call expects it; the control's id is `<formId>-<name>`. */
  readonly name: string;
  readonly labelKey: I18nKey;
  /** Why it is asked, or an example. */
  readonly hintKey?: I18nKey;
  /** Replaces '… is required', for questions and clauses. */
  readonly missingKey?: I18nKey;
  /** As `missingKey`, from the server. */
  readonly missingText?: string;
  readonly hintParams?: Readonly<Record<string, string | number>>;
  readonly placeholderKey?: I18nKey;
  /** Default true: the rule `required`. */
  readonly required?: boolean;
  /** Besides the kind's; the first broken one shows. */
  readonly rules?: readonly RuleSpec[];
  readonly visible?: Condition;
  readonly readOnly?: boolean;
  /** In no draft or log; implied for passwords, codes, identity numbers, uploads. */
  readonly sensitive?: boolean;
}

interface TextLike extends FieldBase {
  /** Default 140. */
  readonly maxLength?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly transform?: 'digits' | 'decimal' | 'upper' | 'lower';
  readonly autoComplete?: string;
}

export type PostCodePart = 'state' | 'city' | 'suburb' | 'street';

/** Each kind needs a component in `src/forms/registry.tsx`. */
export type FieldSchema =
  | (TextLike & {
      readonly kind: 'text';
      /** Scans or pastes a payment code; `kindField` gets the kind of account. */
      readonly scan?: { readonly scheme: PaymentScheme; readonly kindField?: string };
    })
  /** Default rule `englishName`, changed by `script`. */
  | (TextLike & { readonly kind: 'name'; readonly script?: 'english' | 'chinese' | 'any' })
  | (TextLike & { readonly kind: 'email' })
  | (TextLike & { readonly kind: 'textarea'; readonly counter?: boolean })
  /** `part`: autofill and default rule. */
  | (TextLike & {
      readonly kind: 'address';
      readonly part: 'street' | 'unit' | 'city' | 'district' | 'state';
    })
  | (TextLike & {
      readonly kind: 'postCode';
      readonly country?: string;
      readonly countryField?: string;
      readonly fills?: { readonly [K in PostCodePart]?: string };
      readonly search?: true;
    })
  | (TextLike & { readonly kind: 'idNumber' })
  /** Shown by fours if `grouped`, or by `groups`; the value has no separators. */
  | (TextLike & {
      readonly kind: 'bankAccount';
      readonly numeric?: boolean;
      readonly grouped?: boolean;
      readonly groups?: readonly number[];
      readonly separator?: string;
    })
  | (FieldBase & { readonly kind: 'password'; readonly digitsOnly?: boolean; readonly maxLength?: number })
  /** `send`: the screen's action. */
  | (FieldBase & { readonly kind: 'code'; readonly length?: number; readonly send?: string })
  /** Also `areaCodeName`, without plus. */
  | (FieldBase & {
      readonly kind: 'phone';
      readonly areaCodeName: string;
      readonly areaCodes: Choices;
      readonly defaultAreaCode?: string;
    })
  | (FieldBase & { readonly kind: 'amount'; readonly currency: string; readonly decimals?: number })
  /** `2025-01-31`; mode month `2025-01`; a bound is a day or `today`. */
  | (FieldBase & {
      readonly kind: 'date';
      readonly min?: string;
      readonly max?: string;
      readonly mode?: 'day' | 'month';
    })
  | (FieldBase & { readonly kind: 'select'; readonly choices: Choices; readonly search?: boolean })
  | (FieldBase & { readonly kind: 'radio'; readonly choices: Choices })
  /** A list; `max` 0: no cap. */
  | (FieldBase & { readonly kind: 'checkboxGroup'; readonly choices: Choices; readonly max?: number })
  /** Rule `agreed` when required. */
  | (FieldBase & { readonly kind: 'checkbox'; readonly linkKey?: I18nKey; readonly link?: string })
  /** Alpha-3 code; default source `countries`. */
  | (FieldBase & { readonly kind: 'country'; readonly countries?: Choices })
  /** ossFileKeys; `purpose` selects the upload call. */
  | (FieldBase & {
      readonly kind: 'upload';
      readonly purpose: string;
      /** Default 0: no cap. */
      readonly max?: number;
      readonly types?: readonly ('image' | 'pdf' | 'excel' | 'word' | 'ppt')[];
      /** Default 10 MB. */
      readonly maxBytes?: number;
      readonly exampleKey?: I18nKey;
    })
  | {
      readonly kind: 'note';
      readonly name: string;
      readonly labelKey: I18nKey;
      readonly tone?: 'info' | 'warn';
      readonly visible?: Condition;
    };

export type FieldKind = FieldSchema['kind'];
export type FieldOf<K extends FieldKind> = Extract<FieldSchema, { kind: K }>;

export interface FormSection {
  readonly titleKey?: I18nKey;
  readonly noteKey?: I18nKey;
  readonly visible?: Condition;
  readonly fields: readonly FieldSchema[];
}

export interface FormSchema {
  /** Kebab-case, unique: prefix of control ids, name of the draft. */
  readonly id: string;
  readonly titleKey?: I18nKey;
  readonly noteKey?: I18nKey;
  readonly sections: readonly FormSection[];
}

export type { Condition, FormValues, RuleSpec };

export const defineForm = <const S extends FormSchema>(schema: S): S => schema;

export const fieldGroup = <const F extends readonly FieldSchema[]>(...fields: F): F => fields;
