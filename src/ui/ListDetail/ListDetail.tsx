import type { ListDetailProps } from './listDetail.types';

/** Only a browser's window is wide. */
export const useAtLeast = (_px: number): boolean => false;
export const useBeside = (): boolean => false;

export const ListDetail = ({ list }: ListDetailProps) => <>{list}</>;
