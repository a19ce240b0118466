export * from './UploadField';
