export * from './CountryField';
