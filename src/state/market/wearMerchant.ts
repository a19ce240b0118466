export function wearMerchant(): void {
  if (__MERCHANT__) void import('./loadMerchant').then(({ loadMerchant }) => loadMerchant());
}
