export * from './TrendLine';
