import en from '@locales/en/kyc.json';
import { byRole, draw } from '../../../test/component/drawn';
import { PhotoExamples } from '.';

describe('PhotoExamples', () => {
  it('a cross is next to the fault, and who cannot see it hears that the photo is a wrong one', () => {
    const { good, glare, cut, blurred } = en.photo;
    draw(
      <PhotoExamples
        shape="page"
        captions={{ good, glare, cut, blurred }}
        saidOf={(fault) => `Not ${fault}`}
      />,
    );
    const examples = byRole('listitem');
    expect(examples.map(({ textContent }) => textContent)).toEqual([
      'Flat, all four corners',
      'Glare',
      'Cut off',
      'Blurred',
    ]);
    expect(examples.map((one) => one.getAttribute('aria-label'))).toEqual([
      null,
      'Not Glare',
      'Not Cut off',
      'Not Blurred',
    ]);
  });
});
