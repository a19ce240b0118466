export * from './TrendSteps';
