export * from './UploadItem';
