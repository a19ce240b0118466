import { partnerJourney } from '../steps/brandSteps';

partnerJourney({
  brand: 'walletPartner',
  market: 'HKG',
  amount: '2000',
  async own(d) {
    // Its rate home, a country, and back.
    await d.open('/wallet-partner-rate-home');
    await d.see('partner-rates');
    await d.tap('rate-row-PHL');
    await d.seePath('/wallet-partner-rate-statistics');
    await d.see('rate-chart');
  },
});
