import { mainJobs } from '../steps/mainJobs';

mainJobs(2, 4);
