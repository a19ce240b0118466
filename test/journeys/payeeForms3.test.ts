import { journeysOfForms } from './payeeFormSteps';

journeysOfForms(2, 3);
