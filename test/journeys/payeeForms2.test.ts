import { journeysOfForms } from './steps/payeeFormSteps';

journeysOfForms(1, 3);
