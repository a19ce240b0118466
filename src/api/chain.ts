import { checkAnswer, judgeCode, judgeStatus, parseEnvelope, renewTokens } from './steps/answer';
import { addHeaders, checkParams, chooseHost, fillPath, guardMerchant } from './steps/prepare';
import { openAnswer, sealBody, signForKorea } from './steps/secure';
import { send } from './steps/send';
import type { Step } from './types';

export const chain: readonly Step[] = [
  checkParams,
  guardMerchant,
  // The host is one of the headers.
  chooseHost,
  // Bound by signature and encryption.
  fillPath,
  // Bound by the encryption.
  addHeaders,
  // On plain params: checked after decrypting.
  signForKorea,
  // Last: all it covers is final.
  sealBody,
  send,
  // Nothing is read before the MAC.
  openAnswer,
  parseEnvelope,
  // Before the code: HTTP 401 counts whatever the body.
  judgeStatus,
  // Refusals renew tokens too; a login expiry clears them later.
  renewTokens,
  judgeCode,
  // Only a success has the promised shape.
  checkAnswer,
];
