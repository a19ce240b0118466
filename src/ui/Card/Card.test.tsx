import { draw, namesOf, words } from '../../../test/component/drawn';
import { Card } from '.';

describe('Card', () => {
  it('given a title, then it is a heading above what is inside', () => {
    draw(
      <Card title="Payee" right="Edit">
        Mia Chen
      </Card>,
    );
    expect(namesOf('heading')).toEqual(['Payee']);
    expect(words()).toBe('PayeeEditMia Chen');
  });

  it('given no title, then no empty heading is read out', () => {
    draw(<Card>Mia Chen</Card>);
    expect(namesOf('heading')).toEqual([]);
  });
});
