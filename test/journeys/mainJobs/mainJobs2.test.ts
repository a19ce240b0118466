import { mainJobs } from '../steps/mainJobs';

mainJobs(1, 4);
