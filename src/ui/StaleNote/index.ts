export * from './StaleNote';
