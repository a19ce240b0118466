export * from './kyc';
export { kycTransitions } from './kycTransitions';
export * from './order';
export { kycMachine, orderMachine } from './machines';
export * from './names';
export { orderTransitions } from './orderTransitions';
export * from './payee';
export * from './timeline';
export type { Actor, IconName, Tone } from './tones';
