import { MAX_CODE_LENGTH, readQuery } from '../scanned';
import { patterns } from '../validation/patterns';
import { isCpf } from '../validation/checksums';
import { isCnpj, isUen } from '../validation/accountChecks';
import { accountTemplates, looksLikeEmv, readEmv, type DataObjects } from './emv';

export type PaymentScheme = 'pix' | 'fps' | 'payNow' | 'upi';

/** `kind` of key, where there are several. */
export interface PaymentAddress {
  readonly key: string;
  readonly kind?: string;
}

/** `damaged`: cut or misread. `oneTime`: no account. `unknownKey`: unsupported kind. */
export type PaymentCodeFault = 'notCode' | 'damaged' | 'otherScheme' | 'oneTime' | 'unknownKey';

export type PaymentCode =
  ({ readonly ok: true } & PaymentAddress) | { readonly ok: false; readonly fault: PaymentCodeFault };

type Found = PaymentAddress | PaymentCodeFault;

interface Scheme {
  readonly id: string;
  readonly read: (template: DataObjects) => Found;
}

const checked = (key: string, kind: string, holds: boolean): Found => (holds ? { key, kind } : 'unknownKey');

/** Its form gives the kind (Banco Central do Brasil, Manual Operacional do DICT, 2). */
function pixKey(key: string): Found {
  if (key.startsWith('+')) return checked(key, 'phone', patterns.pixPhone(key));
  if (key.includes('@')) return checked(key, 'email', patterns.email(key));
  if (/^\d+$/.test(key)) return checked(key, 'taxNumber', isCpf(key) || isCnpj(key));
  return checked(key.toLowerCase(), 'random', patterns.pixRandomKey(key));
}

/** Without area code: `+852-51234567`, `+6591234567`. */
const national = (number: string, areaCode: string): string =>
  number.replace(/[\s-]/g, '').replace(new RegExp(`^\\+${areaCode}`), '');

const emvSchemes: Readonly<Record<PaymentScheme, Scheme>> = {
  /** Manual de Padrões para Iniciação do Pix, 2.3: 01 key, 25 a keyless charge's address. */
  pix: {
    id: 'BR.GOV.BCB.PIX',
    read: (template) => {
      const key = template.get('01')?.trim();
      return key ? pixKey(key) : template.has('25') ? 'oneTime' : 'unknownKey';
    },
  },
  /** HKMA, Common QR Code Specification for Retail Payments, 4: 02 FPS identifier, 03 mobile number, 04 email. */
  fps: {
    id: 'HK.COM.HKICL',
    read: (template) => {
      const [id, phone, email] = ['02', '03', '04'].map((at) => template.get(at)?.trim() ?? '');
      if (id) return checked(id, 'id', patterns.fpsId(id));
      if (phone)
        return checked(national(phone, '852'), 'phone', patterns.phoneHongKong(national(phone, '852')));
      return email ? checked(email, 'email', patterns.email(email)) : 'unknownKey';
    },
  },
  /** SGQR, PayNow template: 01 kind of proxy (0 mobile number, 2 UEN), 02 the proxy. */
  payNow: {
    id: 'SG.PAYNOW',
    read: (template) => {
      const proxy = template.get('02')?.trim() ?? '';
      const phone = national(proxy, '65');
      if (template.get('01') === '0') return checked(phone, 'phone', patterns.phoneSingapore(phone));
      return template.get('01') === '2' ? checked(proxy, 'uen', isUen(proxy)) : 'unknownKey';
    },
  },
  /** NPCI, Bharat QR: 01 the address. */
  upi: { id: 'A000000524', read: (template) => upiAddress(template.get('01')) },
};

function upiAddress(address = ''): Found {
  const key = address.trim().toLowerCase();
  return patterns.upiId(key) ? { key } : 'unknownKey';
}

/** NPCI, UPI Linking Specification 1.6: `upi://pay?pa=…`. */
function upiLink(text: string): Found | null {
  const [, query] = /^upi:\/\/pay\/?\?(.*)$/i.exec(text) ?? [];
  if (query === undefined) return null;
  const values = readQuery(query);
  return values ? upiAddress(values.pa) : 'damaged';
}

function find(scheme: PaymentScheme, text: string): Found {
  if (text.length > MAX_CODE_LENGTH) return 'notCode';
  const link = upiLink(text);
  if (link) return scheme === 'upi' || link === 'damaged' ? link : 'otherScheme';
  const objects = readEmv(text);
  if (typeof objects === 'string') return objects;
  const { id, read } = emvSchemes[scheme];
  const template = accountTemplates(objects).find((inner) => inner.get('00')?.toUpperCase() === id);
  return template ? read(template) : 'otherScheme';
}

/** Never throws. */
export function readPaymentCode(scheme: PaymentScheme, text: string): PaymentCode {
  // Chats may break codes into lines.
  const found = find(scheme, text.replace(/[\r\n]+/g, '').trim());
  return typeof found === 'string' ? { ok: false, fault: found } : { ok: true, ...found };
}

export const looksLikePaymentCode = (text: string): boolean => {
  const begun = text.trim();
  return begun.length > 30 ? looksLikeEmv(begun) || /^upi:\/\//i.test(begun) : /^upi:\/\/pay/i.test(begun);
};
