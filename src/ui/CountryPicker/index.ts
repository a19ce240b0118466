export * from './CountryPicker';
