/** Payers by the chat app's user, and orders by the links to them. */
export const sql = `
create index payers_open_id on payers ((profile ->> 'openId')) where profile ->> 'openId' is not null;
create index order_tokens_order on order_tokens (order_id);
`;
