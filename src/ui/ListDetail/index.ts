export { ListDetail, useAtLeast, useBeside } from './ListDetail';
