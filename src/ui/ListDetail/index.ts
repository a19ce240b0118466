export { ListDetail, useBeside } from './ListDetail';
