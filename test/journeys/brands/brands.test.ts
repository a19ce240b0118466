import type { VariantId } from '@/variants';
import { variants } from '@/variants/table';
import { brandTargets, drawnBrands } from '../../../scripts/lib/tests/drawn.mjs';
import { brandJourney, type OwnStep } from '../steps/brandSteps';

const own: Partial<Record<VariantId, OwnStep>> = {
  async walletPartner(d) {
    await d.open('/wallet-partner-rate-home');
    await d.see('partner-rates');
    await d.tap('rate-row-PHL');
    await d.seePath('/wallet-partner-rate-statistics');
    await d.see('rate-chart');
  },
};

const seed = process.env.SHARE_SEED;
for (const id of drawnBrands(variants, seed))
  brandJourney(id, brandTargets(variants[id].builds, seed), own[id]);
