import type { FastifyRequest } from 'fastify';
import { escapeHtml, linkEndedPage, readerPage } from '../../../http/readerPage';
import { type Said, said } from '../../../texts';

interface PagedOrder {
  /** Its payer's, or what the browser asks for. */
  language: string;
  amount: string;
  currency: string;
  seqNo: string;
}

export interface PayPage extends PagedOrder {
  /** Outcomes are posted below it, such as `/paid`. */
  action: string;
  open: boolean;
  back: string;
}

/** Must not name the payer. */
export interface RefundPage extends PagedOrder {
  status: string;
  /** Days in UTC. */
  since: number;
  changed: number;
}

const amountOf = ({ amount, currency }: PagedOrder): string =>
  `<div class="amount">${escapeHtml(amount)} ${escapeHtml(currency)}</div>`;

export function payPageHtml(order: PayPage): string {
  const { say, link, button, page } = readerPage(order.language);
  const title = said('server.page.payment');
  if (!order.open)
    return page(
      title,
      `<h1>${say(said('server.page.paymentDone'))}</h1>${link(order.back, said('server.page.backToApp'), true)}`,
    );
  const outcomes = [
    button(`${order.action}/paid`, 'pay-paid', said('server.page.pay'), true),
    button(`${order.action}/cancelled`, 'pay-cancelled', said('server.page.cancel')),
    button(`${order.action}/failed`, 'pay-failed', said('server.page.payFails')),
  ];
  return page(
    title,
    `<h1>${say(title)}</h1>${amountOf(order)}<small>${say(said('server.page.testBank', { seqNo: order.seqNo }))}</small>${outcomes.join('')}`,
  );
}

export const paymentMissingHtml = (request: FastifyRequest): string =>
  linkEndedPage(request, said('server.page.payment'), said('server.page.paymentMissingHint'));

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const refundWords: Readonly<Record<string, (page: RefundPage) => Said>> = {
  REFUND_ING: ({ since }) => said('server.page.refundGoing', { date: day(since) }),
  REFUND_FAILED: () => said('server.page.refundFailed'),
  REFUND_SUCCESS: ({ changed }) => said('server.page.refundDone', { date: day(changed) }),
};

export const hasRefundPage = (status: string): boolean => Object.keys(refundWords).includes(status);

/** @param language of the browser, for a page that is not found */
export function refundPageHtml(refund: RefundPage | null, language: string): string {
  const { say, link, page } = readerPage(refund?.language ?? language);
  const title = said('server.page.refund');
  const words = refund && refundWords[refund.status];
  return page(
    title,
    words
      ? `<h1>${say(title)}</h1>${amountOf(refund)}<p>${say(words(refund))}</p><small>${say(said('server.page.testBank', { seqNo: refund.seqNo }))}</small>`
      : `<h1>${say(said('server.page.openFromApp'))}</h1><p>${say(said('server.page.openFromAppHint'))}</p>${link('/tabbar/order', said('server.page.openApp'))}`,
  );
}
