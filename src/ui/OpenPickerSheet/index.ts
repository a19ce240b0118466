export * from './OpenPickerSheet';
