import type { DemoPayer } from './demoPayer';

/** Signs in; returns the page's status. */
export const atBank = async (linkUrl: string, institution: string): Promise<string> => {
  const response = await fetch(`${linkUrl}/${institution}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  return ((await response.json()) as { status: string }).status;
};

export const linked = async (person: DemoPayer, institution = 'ins_first', index = 0) => {
  const { linkToken, linkUrl } = await person.client.call('ach.assetsLink', { countryCode: 'USA' });
  await atBank(linkUrl, institution);
  const { accounts } = await person.client.call('ach.retrieveAsset', { linkToken });
  const { account } = await person.client.call('ach.addAccount', {
    countryCode: 'USA',
    linkToken,
    plaidAccountId: accounts[index]?.plaidAccountId,
  });
  return { account, linkToken };
};
