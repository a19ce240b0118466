import zh from '@locales/zh/upload.json';
import { registerNamespace } from './catalogue';

registerNamespace('upload', { zh });
