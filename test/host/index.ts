export { Host, type HostOptions } from './host';
export { Bundle, type MiniTarget } from './bundle';
export { HostStorage } from './client/storage';
export type { Device, PayOutcome } from './client/device';
export { canvasArea, canvasOf } from './client/canvas';
export { dispatch, blur, confirm } from './events';
export {
  Network,
  NetFailure,
  type Interceptor,
  type NetAction,
  type NetRecord,
  type NetRequest,
} from './network';
export { HostNode, outline, squeeze } from './tree';
export type { AuditFinding, PageShape } from './audit';
export type { MeterReading } from './meter';
export type { HostError, LogLine } from './realm';
