export * from './ChoiceRow';
