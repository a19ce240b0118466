import { byId, draw } from '../../../test/component/drawn';
import { Columns } from '.';

it('given two blocks, then the side follows what the screen is for, as it is read', () => {
  draw(
    <Columns side={<div id="side" />}>
      <div id="quote" />
    </Columns>,
  );
  expect(byId('quote').compareDocumentPosition(byId('side'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
