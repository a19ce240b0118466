import { marketJourneys } from './kycSteps';

marketJourneys(1, 2);
