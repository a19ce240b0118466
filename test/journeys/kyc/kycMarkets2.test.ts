import { marketJourneys } from '../steps/kycSteps';

marketJourneys(1, 2);
