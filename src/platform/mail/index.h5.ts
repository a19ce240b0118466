import { inChatApp, inPaymentApp } from '../h5/browser';
import type { PlatformMail } from '../types';

export const mail = {
  // The browsers inside of the chat and the payment app open no other app.
  canWrite: () => !inChatApp() && !inPaymentApp(),
  write({ to, subject }) {
    window.location.href = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  },
} satisfies PlatformMail;
