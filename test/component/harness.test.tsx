import { Button, Input, Text, View } from '@tarojs/components';
import TestUtils from '@tarojs/test-utils-react';
import { useState } from 'react';

function Counter() {
  const [taps, setTaps] = useState(0);
  return (
    <View>
      <Input id="taps" value={`${taps}`} />
      <Text id="words">taps: {taps}</Text>
      <Button id="more" onClick={() => setTaps(taps + 1)}>
        more
      </Button>
    </View>
  );
}

describe('the component harness', () => {
  it('given a Taro component with state, when it is tapped, then it draws again', async () => {
    const ui = new TestUtils();
    await ui.mount(Counter);
    await ui.queries.waitForQuerySelector('#more');
    ui.fireEvent.click(document.querySelector('#more') as Element);
    expect(document.querySelector('#words')?.textContent).toBe('taps: 1');
  });
});
