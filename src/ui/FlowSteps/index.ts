export * from './FlowSteps';
