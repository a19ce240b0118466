import { inChatApp, inPaymentApp } from '../h5/browser';
import type { PlatformMail } from '../types';

export const mail = {
  // These browsers open no other app.
  canWrite: () => !inChatApp() && !inPaymentApp(),
  write({ to, subject }) {
    window.location.href = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  },
} satisfies PlatformMail;
