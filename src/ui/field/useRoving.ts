import type { Roving, UseRoving } from './roving.types';

const untouched: Roving = { group: {}, tabStop: () => undefined };

/** Mini-programs have only touch and screen readers. */
export const useRoving: UseRoving = () => untouched;
