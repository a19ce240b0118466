export const faultKinds = {
  errorCode:
    'Answers an envelope with detail.code and detail.msg (and detail.model); the handler does not run.',
  httpStatus: 'Answers HTTP detail.status with a short text; the handler does not run.',
  delay: 'Waits detail.ms before the handler runs.',
  dropBefore: 'Cuts the connection; the handler does not run.',
  dropAfter: 'Runs and commits, then cuts the connection without an answer.',
  cutUpload:
    'Takes detail.percent of the body, is silent for detail.ms, then cuts the connection; the handler does not run. Browsers repeat a request on a connection they had before: set it without times.',
  truncated: 'Runs and commits, then sends half of the answer and cuts the connection.',
  cutBody: 'Runs and commits, then answers HTTP 200 with the first half of the body as if it were whole.',
  notJson: 'Runs and commits, then answers HTTP 200 with an HTML page.',
  wrongMac:
    'Runs and commits, then answers with a spoilt seal (plain calls: with something that only looks sealed).',
  replayed: "Runs and commits, then sends this call's previous answer once more.",
  otherCall: 'Runs and commits, then sends the last answer of another call.',
} as const;
export type FaultKind = keyof typeof faultKinds;
