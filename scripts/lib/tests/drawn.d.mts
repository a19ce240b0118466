export function drawn(key: string, seed: string): number;
export function brandTargets<T extends string>(targets: readonly T[], seed: string | undefined): readonly T[];
export function drawnBrands<B extends string>(
  variants: Readonly<Record<B, object>>,
  seed: string | undefined,
): readonly B[];
