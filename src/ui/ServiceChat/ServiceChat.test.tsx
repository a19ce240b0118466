import { byId, draw, namesOf } from '../../../test/component/drawn';
import { ServiceChat } from '.';
import { ServiceChat as HostChat } from './ServiceChat.weapp';

const chat = { id: 'chat', label: 'Chat with us', about: 'HW1' };

describe('ServiceChat', () => {
  it('given a client without a chat of its own, then nothing looks like one', () => {
    draw(<ServiceChat {...chat} />);
    expect(namesOf('button')).toEqual([]);
  });

  it('given the chat app, then it is a button by its label', () => {
    draw(<HostChat {...chat} />);
    expect(namesOf('button')).toEqual(['Chat with us']);
    expect(byId('chat').textContent).toContain('Chat with us');
  });
});
