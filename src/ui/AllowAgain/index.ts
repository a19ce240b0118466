export { AllowAgain } from './AllowAgain';
