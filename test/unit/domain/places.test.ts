import fc from 'fast-check';
import { areaCodes, areas, countryAt, guessedCountry, placeFor } from '@/domain/countries/places';

const somewhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const sydney = { latitude: -33.87, longitude: 151.21 };

describe('the place an invitation goes by', () => {
  it.each(areaCodes)('%s has a box, and its centre lies in it', (code) => {
    expect(countryAt(areas[code].centre)).toBe(code);
    expect(placeFor(code, areas[code].centre)).toEqual(areas[code].centre);
  });

  it('has a box for Singapore, Thailand, Malaysia and Nepal, and no other', () => {
    expect([...areaCodes].sort()).toEqual(['MYS', 'NPL', 'SGP', 'THA']);
  });

  it.each(areaCodes)(
    'given a place outside of every box, then the centre of %s stands for it [F9-70]',
    (code) => {
      expect(placeFor(code, sydney)).toEqual(areas[code].centre);
      expect(guessedCountry(code, sydney)).toBe(code);
    },
  );

  it.each(areaCodes)('given no place, then the centre of %s stands for it [F9-71]', (code) => {
    expect(placeFor(code, null)).toEqual(areas[code].centre);
    expect(guessedCountry(code, null)).toBe(code);
  });

  it('given another country found, then the invitation begins with that; without a box and a place with its own', () => {
    expect(guessedCountry('AUS', areas.THA.centre)).toBe('THA');
    expect(guessedCountry('SGP', areas.MYS.centre)).toBe('MYS');
    expect(guessedCountry('AUS', sydney)).toBe('AUS');
    expect(guessedCountry('AUS', null)).toBe('AUS');
  });

  it('whatever is found, a country with a box has a place in some box [F9-70 F9-71]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...areaCodes), fc.option(somewhere), (code, found) => {
        const place = placeFor(code, found);
        return place !== null && countryAt(place) !== null;
      }),
    );
  });
});
