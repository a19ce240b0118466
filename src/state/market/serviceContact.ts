export const SERVICE_EMAIL = 'help@homeward.example';
export const SERVICE_PHONE = '+61 2 5550 0100';
