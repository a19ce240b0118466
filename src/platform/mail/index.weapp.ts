export { mail } from './none';
