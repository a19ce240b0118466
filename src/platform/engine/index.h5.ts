import { fillEngine } from './builtins';

fillEngine();
