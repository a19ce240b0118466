import { journeysOfForms } from './steps/payeeFormSteps';

journeysOfForms(0, 3);
