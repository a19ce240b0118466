import type { Roving, UseRoving } from './roving.types';

const untouched: Roving = { group: {}, tabStop: () => undefined };

/** Mini-programs are worked by fingers and screen readers alone. */
export const useRoving: UseRoving = () => untouched;
