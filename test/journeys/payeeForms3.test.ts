import { journeysOfForms } from './steps/payeeFormSteps';

journeysOfForms(2, 3);
