export { journey, openDriver, useBuilds, type JourneyContext, type JourneyOptions } from './journey';
export { wantedTargets } from './targets';
export { addressOf } from './addresses';
export type { FixtureFile } from './fixtures';
export { H5Driver } from './h5Driver';
export { HostDriver } from './hostDriver';
export { newPerson, type Person } from './person';
export { useSandbox, sharedSandbox, type JourneySandbox } from './sandbox';
export type {
  AuditEntry,
  Driver,
  FaultRule,
  OpenOptions,
  PayOutcome,
  StorageAccess,
  Target,
  WaitOptions,
} from './types';
