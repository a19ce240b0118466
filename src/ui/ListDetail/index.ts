export { ListDetail, useBeside, useBesideTabs } from './ListDetail';
