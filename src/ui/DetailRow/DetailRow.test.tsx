import { draw, words } from '../../../test/component/drawn';
import { DetailRow } from '.';

describe('DetailRow', () => {
  it('given a value, then it comes after its label', () => {
    draw(<DetailRow label="Fee" value="5.00 AUD" />);
    expect(words()).toBe('Fee5.00 AUD');
  });

  it('given something drawn, then it takes the place of the value', () => {
    draw(
      <DetailRow label="Total" kind="strong" value="not this">
        drawn
      </DetailRow>,
    );
    expect(words()).toBe('Totaldrawn');
  });
});
