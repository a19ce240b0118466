import { journeysOfForms } from './payeeFormSteps';

journeysOfForms(1, 3);
