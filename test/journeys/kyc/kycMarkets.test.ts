import { marketJourneys } from '../steps/kycSteps';

marketJourneys();
