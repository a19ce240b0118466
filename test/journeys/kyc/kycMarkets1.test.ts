import { marketJourneys } from '../steps/kycSteps';

marketJourneys(0, 2);
