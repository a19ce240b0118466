import { build, variant, type VariantId } from '@/variants';
import { variants } from '@/variants/table';

// `variant` is the main brand's row.
const rows = { ...variants, main: { ...variants.main } };

export function brandIs(id: VariantId): void {
  Object.assign(build, { variant: id });
  Object.assign(variant, rows[id]);
}
