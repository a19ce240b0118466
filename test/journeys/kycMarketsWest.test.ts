import { marketJourneys } from './kycSteps';

marketJourneys(['AUS', 'NZL', 'EU', 'GBR', 'CAN', 'USA', 'BRA']);
