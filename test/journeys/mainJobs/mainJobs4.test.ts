import { mainJobs } from '../steps/mainJobs';

mainJobs(3, 4);
