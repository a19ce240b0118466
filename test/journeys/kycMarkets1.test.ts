import { marketJourneys } from './kycSteps';

marketJourneys(0, 2);
