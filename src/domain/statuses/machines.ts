import { type StateMachine, stateMachine } from '@/core/stateMachine';
import type { OrderStatusName } from './names';
import { orderTransitions } from './orderTransitions';

// Apart from looks: few screens need transitions, first screens none.
export const orderMachine: StateMachine<OrderStatusName> = /* #__PURE__ */ stateMachine(orderTransitions);
