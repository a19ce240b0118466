import { checkAnswer, judgeCode, judgeStatus, parseEnvelope, renewTokens } from './steps/answer';
import { addHeaders, checkParams, chooseHost, fillPath, guardMerchant } from './steps/prepare';
import { openAnswer, sealBody, signForKorea } from './steps/secure';
import { send } from './steps/send';
import type { Step } from './types';

/** A call's way, and why in this order. */
export const chain: readonly Step[] = [
  // First what costs nothing and needs nobody: a wrong call never gets as far as the network.
  checkParams,
  guardMerchant,
  // The market decides the host, and the host's name is one of the headers.
  chooseHost,
  // The filled-in path is what signature and encryption are bound to.
  fillPath,
  // Before sealing, since headers are bound in; after the host, see above.
  addHeaders,
  // Over the params in clear: the server checks it after it has opened the envelope.
  signForKorea,
  // Last before the wire: everything it covers is final.
  sealBody,
  send,
  // Nothing of an answer is read before its MAC has been checked.
  openAnswer,
  parseEnvelope,
  // The status before the code: an HTTP 401 counts whatever the body says.
  judgeStatus,
  // Before the code is judged, since refusals renew tokens too. A login expiry clears them again afterwards.
  renewTokens,
  judgeCode,
  // Last, since only the model of a success has the promised shape.
  checkAnswer,
];
