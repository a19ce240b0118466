import zh from '@locales/zh/consents.json';
import { registerNamespace } from './catalogue';

registerNamespace('consents', { zh });
