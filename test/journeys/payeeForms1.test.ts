import { journeysOfForms } from './payeeFormSteps';

journeysOfForms(0, 3);
