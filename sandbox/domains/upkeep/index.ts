import { sweepJob } from '../../jobs/sweep';
import type { Domain } from '../../runtime';

export const upkeep: Domain = { name: 'upkeep', jobs: [sweepJob] };
