import type { ComponentType } from 'react';
import type { FieldKind } from '@/schemas/types';
import {
  CheckboxControl,
  CheckboxGroupControl,
  CountryControl,
  DateControl,
  PhoneControl,
  RadioControl,
  SelectControl,
} from './controls/choiceControls';
import type { ControlProps } from './controls/controlProps';
import {
  AmountControl,
  CodeControl,
  PasswordControl,
  TextAreaControl,
  TextControl,
} from './controls/textControls';
import { UploadControl } from './controls/UploadControl';
import { PostCodeControl } from './places/PostCodeControl';

type ValueKind = Exclude<FieldKind, 'note'>;

/** Kinds without control do not compile. */
const controls = {
  text: TextControl,
  name: TextControl,
  email: TextControl,
  address: TextControl,
  postCode: PostCodeControl,
  idNumber: TextControl,
  bankAccount: TextControl,
  textarea: TextAreaControl,
  password: PasswordControl,
  code: CodeControl,
  phone: PhoneControl,
  amount: AmountControl,
  date: DateControl,
  select: SelectControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  checkboxGroup: CheckboxGroupControl,
  country: CountryControl,
  upload: UploadControl,
} as const satisfies { [K in ValueKind]: ComponentType<ControlProps<K>> };

/** One kind by construction, which TypeScript cannot follow through the union. */
export const controlOfKind = controls as Readonly<Record<ValueKind, ComponentType<ControlProps<ValueKind>>>>;
