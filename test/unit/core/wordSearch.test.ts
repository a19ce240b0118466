import { wordSearch } from '@/core/wordSearch';

describe('wordSearch', () => {
  it.each([
    ['turkiye', ['Türkiye'], true],
    ['Côte', ["Cote d'Ivoire"], true],
    ['bank  PARIBAS', ['BNP Paribas', null, undefined, 'Bank in France'], true],
    ['paribas spain', ['BNP Paribas', 'France'], false],
    ['พาณิชย์', ['ธนาคารไทยพาณิชย์'], true],
    ['工商', ['中国工商银行'], true],
  ])('given %j, then of %j it says %j', (typed, texts, found) => {
    expect(wordSearch(typed)?.finds(...texts)).toBe(found);
  });

  it('given the beginning of a name, then it says so, with or without accents', () => {
    const search = wordSearch('são');
    expect(['Sao Tome', 'São Paulo', 'Paulo São'].map((text) => search?.begins(text))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['', '   '])('given %j, then there is nothing to search', (typed) => {
    expect(wordSearch(typed)).toBeNull();
  });
});
