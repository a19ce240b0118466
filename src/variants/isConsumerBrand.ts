import { variant } from './build';

/** Not a white label, whose payers have only the form (specification, flows, 4.3). */
export const isConsumerBrand = (): boolean => variant.loginRoute === 'start';
