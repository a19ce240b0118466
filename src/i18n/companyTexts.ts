import zh from '@locales/zh/company.json';
import { registerNamespace } from './catalogue';

registerNamespace('company', { zh });
