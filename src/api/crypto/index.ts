export {
  createKeySet,
  KEY_ALPHABET,
  KEY_SET_RANDOM,
  deriveKeys,
  type KeySet,
  type SecureInit,
} from './keySet';
export {
  EnvelopeError,
  openAnswer,
  REQUEST_RANDOM,
  sealRequest,
  STAMP_WINDOW_MS,
  type EnvelopeFault,
  type SentRequest,
} from './envelope';
export { isProven } from './serverProof';
export { koreaSignature } from './koreaSignature';
export { fromBase64Url, toBase64Url } from './bytes';
