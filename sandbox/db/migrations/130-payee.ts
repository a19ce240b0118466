/** Which collection card a message to its owner is about. */
export const sql = `
alter table messages add column card_id text;
`;
