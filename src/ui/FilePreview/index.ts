export * from './FilePreview';
