export * from './PickerSheet';
