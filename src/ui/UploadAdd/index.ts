export * from './UploadAdd';
