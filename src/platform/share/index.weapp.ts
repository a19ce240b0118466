export { sharing } from '../miniprogram/sharing';
