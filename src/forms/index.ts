export type { DraftPort, FormEnv, OptionSource, OptionState, PlacesPort, UploadPort } from './formPorts';
export { SchemaForm } from './SchemaForm';
export { useSchemaForm, type SchemaFormHandle, type SchemaFormOptions } from './useSchemaForm';
export { useFieldValue } from './useFieldValue';
