/** Mini-program subpackage by page folder, where it is not the folder itself: pages that share most of their code are in one. */
const packageOf: Readonly<Record<string, string>> = {
  kyc: 'send',
  payee: 'send',
  remit: 'send',
  order: 'send',
  cards: 'services',
  share: 'services',
  evidence: 'services',
  large: 'services',
  overseas: 'services',
  recharge: 'services',
  'school-agent': 'services',
  invitation: 'services',
  coupons: 'services',
};

/** `send/order/detail` for `order/detail`. */
export function inPackage(page: string): string {
  const name = packageOf[page.replace(/\/.*/, '')];
  return name ? `${name}/${page}` : page;
}
