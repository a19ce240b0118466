import zh from '@locales/zh/upload.json';
import { registerNamespace } from './catalogue';

// Only screens with files need these: imported by the upload component, not by the index.
registerNamespace('upload', { zh });
