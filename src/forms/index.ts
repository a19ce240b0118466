export type {
  DraftPort,
  FormEnv,
  OptionSource,
  OptionState,
  UploadedFile,
  UploadPort,
  UploadReport,
} from './formPorts';
export { SchemaForm } from './SchemaForm';
export { createUploads } from './uploads';
export { useSchemaForm, type SchemaFormHandle, type SchemaFormOptions } from './useSchemaForm';
export { useFieldValue } from './useFieldValue';
