import { type StateMachine, stateMachine } from '@/core/stateMachine';
import type { KycStatusName, OrderStatusName } from './names';
import { kycTransitions } from './kycTransitions';
import { orderTransitions } from './orderTransitions';

// Apart from looks: few screens need transitions, first screens none.
export const kycMachine: StateMachine<KycStatusName> = /* #__PURE__ */ stateMachine(kycTransitions);
export const orderMachine: StateMachine<OrderStatusName> = /* #__PURE__ */ stateMachine(orderTransitions);
