export { CompanyFacts, TrustNote } from './CompanyFacts';
