export * from './ActionScreen';
export type { FrameScreen } from './frameScreen';
