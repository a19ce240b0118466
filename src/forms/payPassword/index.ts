export { useRefusedPassword } from './useRefusedPassword';
export { usePayPassword } from './usePayPassword';
