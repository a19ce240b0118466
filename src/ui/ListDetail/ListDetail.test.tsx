import { act } from 'react';
import { byId, byRole, draw, isThere, namesOf } from '../../../test/component/drawn';
import { ListDetail } from '.';
import { Pane } from './Pane';

const widen = (px: number): void => {
  Object.assign(window, { innerWidth: px });
  act(() => void window.dispatchEvent(new Event('resize')));
};

describe('ListDetail', () => {
  it('given room for both, then the detail follows its list; in a narrower window there is only the list', () => {
    widen(1024);
    draw(<ListDetail list={<div id="list" />} detail={<div id="detail" />} />);
    expect(byId('list').compareDocumentPosition(byId('detail'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    widen(1023);
    expect(isThere('detail')).toBe(false);
    widen(1280);
    expect(isThere('detail')).toBe(true);
  });

  it('given a pane, then it is a group under its own heading, with its actions at the foot', () => {
    draw(
      <Pane id="pane" title="Transfer details" right="Open" footer="Pay">
        content
      </Pane>,
    );
    expect(namesOf('group')).toEqual(['Transfer details']);
    expect(byRole('heading')[0]?.textContent).toBe('Transfer details');
    expect(byId('pane').textContent).toBe('Transfer detailsOpencontentPay');
  });
});
