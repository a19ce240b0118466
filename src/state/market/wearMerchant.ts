/** The look of this brand's merchant, in a brand that has none of its own. */
export function wearMerchant(): void {
  if (__MERCHANT__) void import('./loadMerchant').then(({ loadMerchant }) => loadMerchant());
}
