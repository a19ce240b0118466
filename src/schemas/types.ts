import type { PaymentScheme } from '@/core/paymentCode';
import type { Condition, FormValues, RuleSpec } from '@/core/validation';

/** Forms as data. A screen never knows a field's name; it shows a FormSchema and gets the values back. */

/** A choice; `labelKey` for our own words, `label` for names that are data (banks, provinces, numbers). */
export type Choice =
  | { readonly value: string; readonly labelKey: I18nKey; readonly noteKey?: I18nKey }
  | { readonly value: string; readonly label: string; readonly note?: string };

/** Choices written down here, or the name of a source that the screen supplies (from a call or a table). */
export type Choices = readonly Choice[] | { readonly source: string; readonly dependsOn?: readonly string[] };

interface FieldBase {
  /** Name in the values, as the call expects it. The control's id is `<formId>-<name>`. */
  readonly name: string;
  readonly labelKey: I18nKey;
  /** Shown under the label: what is asked and why, or an example of the format. */
  readonly hintKey?: I18nKey;
  /** Shown while it is missing, where the label is a question or a clause and '… is required' no sentence. */
  readonly missingKey?: I18nKey;
  /** The same in the server's own words. */
  readonly missingText?: string;
  readonly hintParams?: Readonly<Record<string, string | number>>;
  readonly placeholderKey?: I18nKey;
  /** Default true: the rule `required` need not be written down. */
  readonly required?: boolean;
  /** Beyond what the kind itself asks for; the first that is broken is shown. */
  readonly rules?: readonly RuleSpec[];
  readonly visible?: Condition;
  /** Shown but not to be changed. */
  readonly readOnly?: boolean;
  /** Never kept in a draft, never logged. Passwords, codes, identity numbers and uploads are so by their kind. */
  readonly sensitive?: boolean;
}

interface TextLike extends FieldBase {
  /** Default 140. */
  readonly maxLength?: number;
  /** Shown before or behind the text, such as `+` or `%`. */
  readonly prefix?: string;
  readonly suffix?: string;
  /** Normalization applied while typing. */
  readonly transform?: 'digits' | 'decimal' | 'upper' | 'lower';
  /** Browser's autofill name. */
  readonly autoComplete?: string;
}

/** Parts of an address that follow from its postcode. */
export type PostCodePart = 'state' | 'city' | 'suburb' | 'street';

/** One member a kind. `src/forms/registry.tsx` holds one component for each; a kind without one does not compile. */
export type FieldSchema =
  | (TextLike & {
      readonly kind: 'text';
      /** A payment code can be scanned or pasted in place of typing; `kindField` gets what sort of account it names. */
      readonly scan?: { readonly scheme: PaymentScheme; readonly kindField?: string };
    })
  /** A person's or a company's name: default rule `englishName` unless `script` says otherwise. */
  | (TextLike & { readonly kind: 'name'; readonly script?: 'english' | 'chinese' | 'any' })
  | (TextLike & { readonly kind: 'email' })
  | (TextLike & { readonly kind: 'textarea'; readonly counter?: boolean })
  /** Part of an address; `part` names autofill and the default rule. */
  | (TextLike & {
      readonly kind: 'address';
      readonly part: 'street' | 'unit' | 'city' | 'district' | 'state';
    })
  | (TextLike & {
      readonly kind: 'postCode';
      readonly country?: string;
      /** Field that holds the country, where the form asks for it. */
      readonly countryField?: string;
      /** Fields that take what the server knows of a postcode. */
      readonly fills?: { readonly [K in PostCodePart]?: string };
      /** Whole addresses are found by their words. */
      readonly search?: true;
    })
  | (TextLike & { readonly kind: 'idNumber' })
  /**
   * Account, card, IBAN, routing and branch numbers: shown in groups of four where `grouped`, or in `groups` of these lengths
   * with `separator` (a space) between. Whatever separators are typed or pasted, the value has none.
   */
  | (TextLike & {
      readonly kind: 'bankAccount';
      readonly numeric?: boolean;
      readonly grouped?: boolean;
      readonly groups?: readonly number[];
      readonly separator?: string;
    })
  | (FieldBase & { readonly kind: 'password'; readonly digitsOnly?: boolean; readonly maxLength?: number })
  /** One-time code; `send` names the screen's action behind 'send code'. */
  | (FieldBase & { readonly kind: 'code'; readonly length?: number; readonly send?: string })
  /** Writes two values: the number under `name`, the area code (no plus) under `areaCodeName`. */
  | (FieldBase & {
      readonly kind: 'phone';
      readonly areaCodeName: string;
      readonly areaCodes: Choices;
      readonly defaultAreaCode?: string;
    })
  | (FieldBase & { readonly kind: 'amount'; readonly currency: string; readonly decimals?: number })
  /** Value `2025-01-31`, or `2025-01` with mode month. Bounds: a day, or `today`. */
  | (FieldBase & {
      readonly kind: 'date';
      readonly min?: string;
      readonly max?: string;
      readonly mode?: 'day' | 'month';
    })
  | (FieldBase & { readonly kind: 'select'; readonly choices: Choices; readonly search?: boolean })
  | (FieldBase & { readonly kind: 'radio'; readonly choices: Choices })
  /** Values of the chosen as a list; `max` 0 means no cap. */
  | (FieldBase & { readonly kind: 'checkboxGroup'; readonly choices: Choices; readonly max?: number })
  /** A declaration to tick: value true or false; rule `agreed` when required. */
  | (FieldBase & { readonly kind: 'checkbox'; readonly linkKey?: I18nKey; readonly link?: string })
  /** Value: three-letter country code. `countries` default: source `countries`. */
  | (FieldBase & { readonly kind: 'country'; readonly countries?: Choices })
  /** Value: list of ossFileKeys. `purpose` tells the uploader which call takes the file. */
  | (FieldBase & {
      readonly kind: 'upload';
      readonly purpose: string;
      /** Default 1; 0 means no cap. */
      readonly max?: number;
      readonly types?: readonly ('image' | 'pdf' | 'excel' | 'word' | 'ppt')[];
      /** Default 10 MB. */
      readonly maxBytes?: number;
      readonly exampleKey?: I18nKey;
    })
  /** Words between fields; has no value. */
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
  /** Kebab-case, unique: prefix of the controls' ids and name of the draft. */
  readonly id: string;
  readonly titleKey?: I18nKey;
  readonly noteKey?: I18nKey;
  readonly sections: readonly FormSection[];
}

export type { Condition, FormValues, RuleSpec };

/** Checks a schema as it is written and keeps its literal types. */
export const defineForm = <const S extends FormSchema>(schema: S): S => schema;

/** A group of fields to be shared between forms, such as the parts of an address. */
export const fieldGroup = <const F extends readonly FieldSchema[]>(...fields: F): F => fields;
