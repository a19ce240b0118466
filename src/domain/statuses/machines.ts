import { type StateMachine, stateMachine } from '@/core/stateMachine';
import type { KycStatusName, OrderStatusName } from './names';
import { kycTransitions } from './kycTransitions';
import { orderTransitions } from './orderTransitions';

// Beside the tables of looks, which first screens carry: few screens ask what may follow.
export const kycMachine: StateMachine<KycStatusName> = /* #__PURE__ */ stateMachine(kycTransitions);
export const orderMachine: StateMachine<OrderStatusName> = /* #__PURE__ */ stateMachine(orderTransitions);
