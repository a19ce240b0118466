export { TrustNote } from './TrustNote';
