import type { ParamsOf } from '@/contracts/calls/defineCall';
import type { loginCaptcha } from '@/contracts/calls/account/login';
import { patterns } from '@/core/validation';

export type ContactWay = 'phone' | 'email';
export type CaptchaScene = ParamsOf<typeof loginCaptcha>['scene'];

/** Keeps phone and mail, so that switching loses nothing. */
export interface ContactValue {
  way: ContactWay;
  areaCode: string;
  phoneNumber: string;
  email: string;
}

export const contactIsValid = (contact: ContactValue): boolean =>
  contact.way === 'phone'
    ? patterns.phone(contact.phoneNumber) && contact.areaCode !== ''
    : patterns.email(contact.email.trim());

export function contactParams(
  contact: ContactValue,
): Pick<ParamsOf<typeof loginCaptcha>, 'contactType' | 'areaCode' | 'phoneNumber' | 'email'> {
  return contact.way === 'phone'
    ? { contactType: 'phone', areaCode: contact.areaCode, phoneNumber: contact.phoneNumber }
    : { contactType: 'email', email: contact.email.trim() };
}

export const contactText = (contact: ContactValue): string =>
  contact.way === 'phone' ? `+${contact.areaCode} ${contact.phoneNumber}` : contact.email.trim();
