import { type DateText, dateOf } from '@/core/dates';

/** The user's day, `2025-01-31`, by the device's own time zone. */
export const today = (): DateText => dateOf(Date.now(), -new Date().getTimezoneOffset());
