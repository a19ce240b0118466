import zh from '@locales/zh/upload.json';
import { registerNamespace } from './catalogue';

// Imported by the upload component, not by the index.
registerNamespace('upload', { zh });
