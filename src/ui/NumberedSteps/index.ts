export * from './NumberedSteps';
