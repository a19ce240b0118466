import type { DocumentSide, DocumentType } from '@/catalogue/entities/payer';
import { isChineseResidentId, patterns } from '@/core/validation';

export interface DocumentRule {
  idType: string;
  bizIdType: string;
  /** Sides asked for beside the selfie; a `?` makes one optional. */
  sides: readonly (DocumentSide | `${DocumentSide}?`)[];
  /** 0: a selfie is asked for (specification, flows, 5.4). */
  needFace: 0 | 1;
  /** Carries an expiry date, which must be given and lie ahead. */
  expires: boolean;
  idNumber: (value: string) => boolean;
  restrictsTo?: string;
}

const shape =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value.replace(/[\s()-]/g, '').toUpperCase());

/** Hong Kong identity card: one or two letters, six digits, check digit modulo 11. */
export function isHkid(value: string): boolean {
  const match = /^([A-Z]{1,2})(\d{6})([0-9A])$/.exec(value.replace(/[\s()-]/g, '').toUpperCase());
  if (!match) return false;
  const [, letters = '', digits = '', check = ''] = match;
  const values = [...letters.padStart(2, ' ')].map((letter) =>
    letter === ' ' ? 36 : letter.charCodeAt(0) - 55,
  );
  const all = [...values, ...[...digits].map(Number), check === 'A' ? 10 : Number(check)];
  return all.reduce((sum, part, index) => sum + part * (9 - index), 0) % 11 === 0;
}

const passport: DocumentRule = {
  idType: 'passport',
  bizIdType: 'PASSPORT',
  sides: ['front'],
  needFace: 0,
  expires: true,
  idNumber: shape(/^[A-Z0-9]{6,10}$/),
};

/** What identity documents a market takes. A market that is not listed opens no accounts yet. */
const documentTypes: Readonly<Record<string, readonly DocumentRule[]>> = {
  AUS: [
    passport,
    {
      idType: 'driverLicence',
      bizIdType: 'DRIVER_LICENCE',
      sides: ['front', 'back'],
      needFace: 0,
      expires: true,
      idNumber: shape(/^[A-Z0-9]{6,11}$/),
    },
    {
      idType: 'photoCard',
      bizIdType: 'PHOTO_CARD',
      sides: ['front', 'back'],
      needFace: 0,
      expires: true,
      idNumber: shape(/^[A-Z0-9]{6,11}$/),
    },
    // Checked against the government's own record with its photograph, so no selfie.
    {
      idType: 'immiCard',
      bizIdType: 'IMMI_CARD',
      sides: ['front', 'other?'],
      needFace: 1,
      expires: false,
      idNumber: shape(/^[A-Z]{3}\d{6}$/),
    },
  ],
  HKG: [
    {
      idType: 'hkid',
      bizIdType: 'HKID',
      sides: ['front', 'back?'],
      needFace: 0,
      expires: false,
      idNumber: isHkid,
    },
    passport,
    {
      idType: 'mainlandId',
      bizIdType: 'MAINLAND_ID',
      sides: ['front', 'back'],
      needFace: 0,
      expires: false,
      idNumber: isChineseResidentId,
      restrictsTo: 'CHN',
    },
    {
      idType: 'homeReturnPermit',
      bizIdType: 'HOME_RETURN_PERMIT',
      sides: ['front', 'back'],
      needFace: 0,
      expires: true,
      idNumber: (value) => patterns.permitId(value.trim()),
      restrictsTo: 'CHN',
    },
  ],
};

export const sideCodes = {
  front: '01',
  back: '02',
  other: '03',
  selfie: '04',
  sideImage: '05',
} as const satisfies Record<DocumentSide, string>;

export const documentRules = (market: string): readonly DocumentRule[] => documentTypes[market] ?? [];
export const documentRule = (market: string, idType: string): DocumentRule | undefined =>
  documentRules(market).find((rule) => rule.idType === idType);

export interface SideRule {
  side: DocumentSide;
  required: boolean;
}

/** Sides of a type in the order they are taken; the selfie comes last. */
export function sidesOf(rule: DocumentRule): SideRule[] {
  const sides = rule.sides.map((side) => ({
    side: side.replace('?', '') as DocumentSide,
    required: !side.endsWith('?'),
  }));
  return rule.needFace === 0 ? [...sides, { side: 'selfie', required: true }] : sides;
}

export const toDocumentType = (rule: DocumentRule): DocumentType => ({
  idType: rule.idType,
  bizIdType: rule.bizIdType,
  nameKey: `kyc.documentTypes.${rule.idType}`,
  needFace: rule.needFace,
  expires: rule.expires,
  sides: sidesOf(rule).map(({ side, required }) => ({ side, sideCode: sideCodes[side], required })),
  restrictsTo: rule.restrictsTo,
});
