import { mainJobs } from '../steps/mainJobs';

mainJobs(0, 4);
