import { crc16 } from '@/core/paymentCode/emv';

interface CodeOwner {
  readonly country: string;
  /** ISO 4217, three digits. */
  readonly currency: string;
  readonly name: string;
  readonly city: string;
  /** Account template's id and objects. */
  readonly template: string;
  readonly account: readonly (readonly [id: string, value: string])[];
}

/** The accounts are invented. */
const owners: Readonly<Record<string, CodeOwner>> = {
  BRA: {
    country: 'BR',
    currency: '986',
    name: 'HOMEWARD DO BRASIL',
    city: 'SAO PAULO',
    template: '26',
    account: [
      ['00', 'br.gov.bcb.pix'],
      ['01', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
    ],
  },
  SGP: {
    country: 'SG',
    currency: '702',
    name: 'HOMEWARD SG',
    city: 'SINGAPORE',
    template: '26',
    account: [
      ['00', 'SG.PAYNOW'],
      ['01', '2'],
      ['02', '201948266K'],
      ['03', '0'],
    ],
  },
  VNM: {
    country: 'VN',
    currency: '704',
    name: 'HOMEWARD VIETNAM',
    city: 'HANOI',
    template: '38',
    account: [
      ['00', 'A000000727'],
      ['01', '0006970436011300110048217730'],
      ['02', 'QRIBFTTA'],
    ],
  },
};

const object = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** EMV QR Code Specification, merchant-presented mode. */
export function payCodeOf(market: string, { amount, reference }: { amount: string; reference: string }) {
  const owner = owners[market];
  if (!owner) return undefined;
  const text = [
    object('00', '01'),
    object('01', '12'),
    object(owner.template, owner.account.map(([id, value]) => object(id, value)).join('')),
    object('52', '0000'),
    object('53', owner.currency),
    object('54', amount),
    object('58', owner.country),
    object('59', owner.name),
    object('60', owner.city),
    object('62', object('05', reference.slice(-25))),
    '6304',
  ].join('');
  return `${text}${crc16(text)}`;
}
