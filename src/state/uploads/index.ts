export {
  type DoubtOf,
  isKept,
  isTurnedDown,
  isUnfinished,
  keysOf,
  lackOf,
  type SendFile,
  type UploadEntry,
  type UploadProblem,
  type UploadRules,
  type UploadsState,
} from './types';
export { useUploads } from './useUploads';
