import { marketJourneys } from './kycSteps';

marketJourneys(['HKG', 'JPN', 'KOR', 'SGP', 'VNM']);
