export * from './SelectField';
