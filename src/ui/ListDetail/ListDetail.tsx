import type { ListDetailProps } from './listDetail.types';

/** Whether what is chosen in a list is shown beside it: only a browser's window is wide enough. */
export const useBeside = (): boolean => false;

export const ListDetail = ({ list }: ListDetailProps) => <>{list}</>;
