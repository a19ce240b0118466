import { act } from 'react';
import { SchemaForm } from '@/forms/SchemaForm';
import type { Place, PlacesPort } from '@/forms/formPorts';
import { useSchemaForm } from '@/forms/useSchemaForm';
import { kycFormOf } from '@/schemas/kyc';
import { byId, draw, isThere, namesOf, press, type, words } from '../drawn';
import { addEnglish } from '../english';

beforeAll(addEnglish);

const known: Readonly<Record<string, readonly Place[]>> = {
  'AUS 2010': [
    { state: 'NSW', city: 'Sydney', suburb: 'Darlinghurst' },
    { state: 'NSW', city: 'Sydney', suburb: 'Surry Hills' },
  ],
  'JPN 169-0073': [{ state: '13', city: '新宿区', suburb: '百人町' }],
};
const seoul = { postCode: '04524', state: '11', street: '중구 세종대로 110' };
const ports: PlacesPort = {
  usePostCode: (country, postCode) => known[`${country} ${postCode}`] ?? [],
  useWords: (asked) => ({
    found:
      asked === '세종대로' ? [{ place: seoul, title: '서울특별시 중구 세종대로 110', note: '04524' }] : [],
    loading: false,
    error: null,
    retry: () => undefined,
  }),
};
const states = ['NSW', '13', '11'].map((value) => ({ value, label: value }));

let values: () => Record<string, unknown>;
function Form({ market }: { market: string }) {
  const schema = kycFormOf(market);
  if (!schema) throw new Error(`no form of ${market}`);
  const form = useSchemaForm({
    schema,
    sources: { districts: states },
    places: ports,
    onSubmit: () => undefined,
  });
  values = form.methods.getValues;
  return <SchemaForm form={form} />;
}
const settled = () => act(async () => undefined);

describe('places of a postcode', () => {
  it('given a whole postcode, then its places are offered, and one that is chosen fills its fields', async () => {
    draw(<Form market="AUS" />);
    type('kyc-aus-postCode', '201');
    await settled();
    expect(isThere('kyc-aus-postCode-places-0')).toBe(false);
    type('kyc-aus-postCode', '2010');
    await settled();
    expect(words()).toContain('Places with 2010');
    press('kyc-aus-postCode-places-1');
    await settled();
    expect(values()).toMatchObject({ state: 'NSW', suburb: 'Surry Hills', postCode: '2010' });
    expect(namesOf('button')).toContain('Use Surry Hills, Sydney');
  });

  it('given a postcode that is not known, then nothing is offered', async () => {
    draw(<Form market="AUS" />);
    type('kyc-aus-postCode', '2999');
    await settled();
    expect(isThere('kyc-aus-postCode-places-0')).toBe(false);
  });

  it('given Japan, then a place reads from the large to the small', async () => {
    draw(<Form market="JPN" />);
    type('kyc-jpn-postCode', '169-0073');
    await settled();
    expect(byId('kyc-jpn-postCode-places-0').textContent).toBe('新宿区百人町');
    press('kyc-jpn-postCode-places-0');
    await settled();
    expect(values()).toMatchObject({ state: '13', city: '新宿区', street: '百人町' });
  });
});

describe('an address of Korea', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const search = async (text: string) => {
    draw(<Form market="KOR" />);
    press('kyc-kor-postCode-search');
    type('kyc-kor-postCode-search-words', text);
    await act(async () => jest.advanceTimersByTime(350));
  };

  it('given words, then the one that is chosen fills postcode, province and road, and the search closes', async () => {
    await search('세종대로');
    press('kyc-kor-postCode-search-found-0');
    await settled();
    expect(values()).toMatchObject(seoul);
    await act(async () => jest.advanceTimersByTime(200));
    expect(isThere('kyc-kor-postCode-search-words')).toBe(false);
  });

  it('given words that nothing has, then it says so and how to go on', async () => {
    await search('nowhere');
    expect(words()).toContain('type the address yourself');
  });
});
