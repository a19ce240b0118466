import type { ListDetailProps } from './listDetail.types';

/** Only browser windows are wide. */
export const useBesideTabs = (): boolean => false;
export const useBeside = (): boolean => false;

export const ListDetail = ({ list }: ListDetailProps) => <>{list}</>;
