import en from '@locales/en/general.json';
import { companies } from '@/domain/markets/companies';
import { companyFacts } from '@/domain/markets/companyFacts';
import { marketCodes } from '@/domain/markets/markets';
import { registerNamespace } from '@/i18n';
import { draw, words } from '../drawn';
import { CompanyFacts } from '@/modules/general/CompanyFacts';

registerNamespace('general', { en });

it.each(marketCodes)(
  'CompanyFacts, given %s, then licence, address and hours are there, told as samples',
  (market) => {
    const company = { ...companies[market], ...companyFacts[market] };
    draw(<CompanyFacts market={market} />);
    for (const fact of [company.name, company.regulator, company.licence, company.address, company.hours])
      expect(words()).toContain(fact);
    expect(words()).toContain('Sample details');
  },
);
