import type { Roving, UseRoving } from './roving.types';

const untouched: Roving = { group: {}, tabStop: () => undefined };

/** Mini-programs are used by touch and screen readers only. */
export const useRoving: UseRoving = () => untouched;
