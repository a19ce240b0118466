export * from './BottomSheet';
