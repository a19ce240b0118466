import { cutUploads } from '../steps/demands';

cutUploads();
