/**
 * Subpackages of the mini-programs by the folders of pages they hold; a folder that is in none is a subpackage itself. Folders whose
 * pages share most of their code, or follow each other on the way to a transfer, are one: a client loads packages whole.
 */
const packages: Readonly<Record<string, readonly string[]>> = {
  send: ['kyc', 'payee', 'remit', 'order'],
  services: [
    ...['cards', 'share', 'evidence', 'large', 'overseas'],
    ...['recharge', 'school-agent', 'invitation', 'coupons'],
  ],
  general: ['general', 'receipts'],
};

const packageOf = new Map(
  Object.entries(packages).flatMap(([name, folders]) => folders.map((folder) => [folder, name] as const)),
);

/** `send/order/detail` for the page `order/detail`. Pages of the main package have no folder. */
export function inPackage(page: string): string {
  const [folder = '', ...rest] = page.split('/');
  const name = rest.length > 0 ? packageOf.get(folder) : undefined;
  return name ? `${name}/${page}` : page;
}
