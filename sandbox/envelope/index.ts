export {
  createKeyRing,
  createPrivateKeyPem,
  deriveSessionKeys,
  type KeyRing,
  type SessionKeys,
} from './keyRing';
export { createMemoryNonceStore, type NonceStore } from './nonceStore';
export {
  checkKoreaSignature,
  newKoreaKey,
  newNonce,
  openRequest,
  REFUSAL_CODE,
  sealAnswer,
  STAMP_WINDOW_MS,
  type EnvelopeRefusal,
  type OpenedRequest,
  type OpenResult,
} from './envelope';
export { developmentSigningKey, pinnedKeyOf, proofOf, readSigningKey } from './serverProof';
