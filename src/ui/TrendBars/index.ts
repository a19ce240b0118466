export * from './TrendBars';
