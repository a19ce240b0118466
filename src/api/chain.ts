import { checkAnswer, judgeCode, judgeStatus, parseEnvelope, renewTokens } from './steps/answer';
import { addHeaders, checkParams, chooseHost, fillPath, guardMerchant } from './steps/prepare';
import { openAnswer, sealBody, signForKorea } from './steps/secure';
import { send } from './steps/send';
import type { Step } from './types';

export const chain: readonly Step[] = [
  // Wrong calls stop before the network.
  checkParams,
  guardMerchant,
  // The host's name is one of the headers.
  chooseHost,
  // Signature and encryption are bound to the final path.
  fillPath,
  // Before sealing, since headers are bound in.
  addHeaders,
  // Over the plain params: the server checks it after decrypting.
  signForKorea,
  // Last: all it covers is final.
  sealBody,
  send,
  // Nothing of an answer is read before its MAC is checked.
  openAnswer,
  parseEnvelope,
  // Before the code: an HTTP 401 counts whatever the body.
  judgeStatus,
  // Before the code is judged: refusals renew tokens too, and a login expiry clears them afterwards.
  renewTokens,
  judgeCode,
  // Last: only the model of a success has the promised shape.
  checkAnswer,
];
