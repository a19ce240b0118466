import { documentPng } from '../../fixtures/documents';
import { fileNumber } from '../../contract/support/files';
import { cardPerson } from '../../contract/support/payees';
import type { Driver, JourneySandbox, Person } from '../driver';
import { register, type Payer } from './people';

export const chineseCard = {
  country: 'CHN',
  ...cardPerson,
  areaCode: '86',
  phoneNumber: '13912345678',
  city: 'Shanghai',
  street: '12 Nanjing Road',
  accountType: 0,
} as const;
export const picture = (side: string) => ({
  name: `${side}.png`,
  bytes: documentPng({
    idType: 'nationalId',
    idNumber: 'P1234567',
    firstName: 'Maria',
    lastName: 'Santos',
    birthDate: '1990-05-17',
    side: 'front',
  }),
});

export async function fillCardPerson(d: Driver): Promise<void> {
  for (const name of ['firstName', 'lastName', 'phoneNumber', 'street', 'city'] as const)
    await d.fill(`card-person-phl-${name}`, cardPerson[name]);
}

interface SharedCard {
  code: string;
  cardId: string;
  link: string;
  owner: Person;
  client: Payer['client'];
}

export async function sharedCard({
  sandbox,
  newPerson,
}: {
  sandbox: Pick<JourneySandbox, 'url' | 'console'>;
  newPerson: (market?: string) => Person;
}): Promise<SharedCard> {
  const owner = newPerson('HKG');
  const { client } = await register(sandbox, owner);
  const { card } = await client.call('payeeCard.create', chineseCard);
  const { cardId } = card;
  await client.call('payeeCard.update', {
    cardId,
    account: { accountType: 'bank', cardNumber: '6225880000123456' },
  });
  const file = { name: 'front.png', type: 'image/png', bytes: picture('front').bytes };
  const about = { cardId, idType: 'passport', side: 'front', fileNumber: fileNumber() };
  await client.upload('payeeCard.documentUpload', about, file);
  await client.call('payeeCard.update', { cardId, identity: { idType: 'passport', idNumber: 'E1234567' } });
  await sandbox.console.advance(30_000);
  await client.call('payeeCard.shareInfoUpdate', {
    cardId,
    sourceCountry: 'AUS',
    amount: '2000',
    remark: 'July rent',
    validDays: 7,
  });
  const { shareCode, link } = await client.call('payeeCard.share', { cardId });
  return { code: shareCode, cardId, link, owner, client };
}
