import type { ListDetailProps } from './listDetail.types';

/** Only a browser's window is wide enough. */
export const useBeside = (): boolean => false;

export const ListDetail = ({ list }: ListDetailProps) => <>{list}</>;
