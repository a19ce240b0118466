export interface PayPage {
  /** Outcomes are posted below it, such as `/paid`. */
  action: string;
  amount: string;
  currency: string;
  seqNo: string;
  open: boolean;
  back: string;
}

/** Must not name the payer. */
export interface RefundPage {
  amount: string;
  currency: string;
  seqNo: string;
  status: string;
  /** Days in UTC. */
  since: number;
  changed: number;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f3f5f4;color:#14231c}
main{max-width:420px;margin:0 auto;padding:24px}h1{font-size:18px;margin:16px 0 4px}
.amount{font-size:36px;font-weight:700;font-variant-numeric:tabular-nums;margin:8px 0 16px}
.card{background:#fff;border-radius:16px;padding:20px;box-shadow:0 1px 3px #0002}
form{margin:12px 0 0}button,a.button{display:block;box-sizing:border-box;width:100%;min-height:48px;border-radius:12px;border:0;font:600 16px system-ui;text-align:center;text-decoration:none;line-height:48px;padding:0 12px}
.paid{background:#0a7d4f;color:#fff}.other{background:#e7ecea;color:#14231c}
button:focus-visible,a:focus-visible{outline:3px solid #1b6fd0;outline-offset:2px}small{color:#4a5a52}`;

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

export function payPageHtml(page: PayPage | null): string {
  const form = (outcome: string, label: string, kind: string) =>
    `<form method="post" action="${escape(page?.action ?? '')}/${outcome}"><button id="pay-${outcome}" class="${kind}">${label}</button></form>`;
  const body = !page
    ? '<div class="card"><h1>Payment not found</h1><p>This link no longer works. Go back to the app and choose how to pay again.</p><a class="button other" href="/">Open the app</a></div>'
    : page.open
      ? `<div class="card"><h1>Pay Homeward</h1><div class="amount">${escape(page.amount)} ${escape(page.currency)}</div><small>Transfer ${escape(page.seqNo)}. This is a test bank: no money moves.</small>${form('paid', 'Pay', 'paid')}${form('cancelled', 'Cancel', 'other')}${form('failed', 'Let the payment fail', 'other')}</div>`
      : `<div class="card"><h1>This payment is finished</h1><p>Go back to the app to see your transfer.</p><a class="button paid" href="${escape(page.back)}">See transfer</a></div>`;
  return pageOf('Payment', body);
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const refundWords: Readonly<Record<string, (page: RefundPage) => string>> = {
  REFUND_ING: ({ since }) =>
    `On its way to the account it came from since ${day(since)}. Banks take up to five days.`,
  REFUND_FAILED: () =>
    'The account it came from did not take it. We get in touch with you about another one.',
  REFUND_SUCCESS: ({ changed }) => `Paid back to the account it came from on ${day(changed)}.`,
};

export const hasRefundPage = (status: string): boolean => Object.keys(refundWords).includes(status);

export function refundPageHtml(page: RefundPage | null): string {
  const words = page && refundWords[page.status];
  const body = words
    ? `<div class="card"><h1>Refund</h1><div class="amount">${escape(page.amount)} ${escape(page.currency)}</div><p>${escape(words(page))}</p><small>Transfer ${escape(page.seqNo)}. This is a test bank: no money moves.</small></div>`
    : '<div class="card"><h1>Open this page from the app</h1><p>It opens once for each tap. Go to your transfer in the app and tap the refund again.</p><a class="button other" href="/tabbar/order">See transfers</a></div>';
  return pageOf('Refund', body);
}
