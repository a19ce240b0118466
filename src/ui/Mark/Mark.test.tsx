import { draw, words } from '../../../test/component/drawn';
import { Mark } from '.';

it('given a mark, then its letters are on its colour and are not read out', () => {
  draw(<Mark mark={{ letters: 'IC', colour: '#b3131b' }} />);
  expect(words()).toBe('IC');
  const tile = document.querySelector('.ui-tile') as HTMLElement;
  expect(tile.style.backgroundColor).toBe('rgb(179, 19, 27)');
  expect(tile.getAttribute('aria-hidden')).toBe('true');
});
