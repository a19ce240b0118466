export { usePayPassword } from './usePayPassword';
