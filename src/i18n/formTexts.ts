import zhFields from '@locales/zh/fields.json';
import zhValidation from '@locales/zh/validation.json';
import { registerNamespace } from './catalogue';

// Forms are in subpackages: by src/forms, not the index.
registerNamespace('fields', { zh: zhFields });
registerNamespace('validation', { zh: zhValidation });
