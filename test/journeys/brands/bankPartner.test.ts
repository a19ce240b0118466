import { partnerJourney } from '../steps/brandSteps';

partnerJourney({
  brand: 'bankPartner',
  market: 'AUS',
  amount: '500',
  link: { merchantCode: 'DEMOBANK', collectType: '1' },
});
