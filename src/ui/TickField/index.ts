export * from './TickField';
