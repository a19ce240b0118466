import type { PayeeAccountType } from './payee/payeeMethods';
import type { PaymentMethodCode } from './payment/paymentMethods';

/** Ours, no logo; white text is readable on every colour. */
export interface Mark {
  readonly letters: string;
  readonly colour: string;
}

const mark = (letters: string, colour: string): Mark => ({ letters, colour });
const ach = mark('ACH', '#1d5fa8');

export const paymentMarks: Readonly<Partial<Record<PaymentMethodCode, Mark>>> = {
  0: ach,
  110: mark('ATM', '#4a5568'),
  130: mark('FPS', '#0f6e84'),
  150: mark('MB', '#2a5db0'),
  460: ach,
  470: mark('iD', '#a8235c'),
  910: mark('PIX', '#14766c'),
};

export const wayMarks: Readonly<Partial<Record<PayeeAccountType, Mark>>> = {
  alipay: mark('A', '#1463c4'),
  alipayHKG: mark('A', '#1463c4'),
  wechat: mark('W', '#1a7a3a'),
  wechatHKG: mark('W', '#1a7a3a'),
  mybank: mark('MY', '#1463c4'),
  uption: mark('UP', '#0d6a70'),
  paypal: mark('PP', '#14387f'),
  bpay: mark('BP', '#1d3f7c'),
  fps: mark('FPS', '#0f6e84'),
  paynow: mark('PN', '#7a1f5c'),
  pix: mark('PIX', '#14766c'),
  upi: mark('UPI', '#a34a12'),
  fonepay: mark('FP', '#b3202c'),
  tapGoHKG: mark('TG', '#6a5000'),
  touchGo: mark('TnG', '#1c4fa0'),
};
