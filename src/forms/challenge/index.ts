export { type SendCode, useChallenge } from './useChallenge';
