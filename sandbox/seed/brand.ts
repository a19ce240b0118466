export const brandName = 'Homeward';
