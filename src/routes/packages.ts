/** Mini-program subpackages by the page folders they hold; pages that share most of their code are in one. */
const packages: Readonly<Record<string, readonly string[]>> = {
  send: ['kyc', 'payee', 'remit', 'order'],
  services: [
    ...['cards', 'share', 'evidence', 'large', 'overseas'],
    ...['recharge', 'school-agent', 'invitation', 'coupons'],
  ],
};

const packageOf = new Map(
  Object.entries(packages).flatMap(([name, folders]) => folders.map((folder) => [folder, name] as const)),
);

/** `send/order/detail` for `order/detail`. A folder without a package is one itself; a page of the main package has no folder. */
export function inPackage(page: string): string {
  const [folder = '', ...rest] = page.split('/');
  const name = rest.length > 0 ? packageOf.get(folder) : undefined;
  return name ? `${name}/${page}` : page;
}
