export * from './PhotoExamples';
