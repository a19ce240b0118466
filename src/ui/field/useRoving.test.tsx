import { useState } from 'react';
import { byId, byRole, draw, key, press } from '../../../test/component/drawn';
import { InfiniteList } from '../InfiniteList';
import { OpenPickerSheet } from '../OpenPickerSheet';
import { RadioGroup } from '../RadioGroup';
import { Tabs } from '../Tabs';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value, disabled: value === 'b' }));
const stops = (role: string) =>
  byRole(role)
    .filter((item) => item.getAttribute('tabindex') === '0')
    .map((item) => item.id);
const go = (name: string) => key(document.activeElement!, name);

function Sex() {
  const [value, setValue] = useState('');
  return <RadioGroup id="one" label="One" value={value} onChange={setValue} options={options} />;
}

describe('a group of radios', () => {
  it('given a keyboard, then it is one tab stop, and arrow keys choose on their way round', () => {
    draw(<Sex />);
    expect(stops('radio')).toEqual(['one-a']);
    byId('one-a').focus();
    go('ArrowUp');
    expect(document.activeElement?.id).toBe('one-c');
    expect(byId('one-c').getAttribute('aria-checked')).toBe('true');
    expect(stops('radio')).toEqual(['one-c']);
    go('ArrowRight');
    expect(byId('one-a').getAttribute('aria-checked')).toBe('true');
  });

  it('given one that is disabled, then the keyboard reads it and does not choose it', () => {
    draw(<Sex />);
    press('one-a');
    byId('one-a').focus();
    go('ArrowDown');
    expect(document.activeElement?.id).toBe('one-b');
    expect(byId('one-b').getAttribute('aria-checked')).toBe('false');
    expect(stops('radio')).toEqual(['one-b']);
  });

  it('given a choice that takes effect at once, then arrow keys only lead to it, and Enter chooses', () => {
    const changed = jest.fn();
    draw(<RadioGroup id="one" label="One" value="a" atOnce onChange={changed} options={options} />);
    byId('one-a').focus();
    go('ArrowUp');
    expect(document.activeElement?.id).toBe('one-c');
    expect(changed).not.toHaveBeenCalled();
    go('Enter');
    expect(changed).toHaveBeenCalledWith('c');
  });

  it('given another choice by a finger, then the tab stop goes with it', () => {
    draw(<Sex />);
    byId('one-a').focus();
    go('ArrowDown');
    press('one-c');
    expect(stops('radio')).toEqual(['one-c']);
  });
});

describe('tabs', () => {
  it('given arrow keys, then they go round and to both ends, and Enter opens', () => {
    const changed = jest.fn();
    const tabs = ['x', 'y', 'z'].map((tab) => ({ key: tab, label: tab }));
    draw(<Tabs tabs={tabs} active="y" onChange={changed} />);
    expect(stops('tab')).toEqual(['tab-y']);
    byId('tab-y').focus();
    for (const [name, id] of [
      ['ArrowRight', 'tab-z'],
      ['ArrowRight', 'tab-x'],
      ['ArrowLeft', 'tab-z'],
      ['Home', 'tab-x'],
      ['End', 'tab-z'],
    ] as const) {
      go(name);
      expect(document.activeElement?.id).toBe(id);
    }
    expect(changed).not.toHaveBeenCalled();
    go('Enter');
    expect(changed).toHaveBeenCalledWith('z');
  });
});

describe('a list of options', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ value: `v${at}`, label: `Bank ${at}` }));

  it('given more than is drawn, then each option says its place and the size; no end leads to the other', () => {
    const picked = jest.fn();
    draw(
      <OpenPickerSheet
        open
        id="bank"
        title="Bank"
        options={many}
        onPick={picked}
        onClose={() => undefined}
      />,
    );
    expect(stops('option')).toEqual(['bank-v0']);
    expect(byId('bank-v3').getAttribute('aria-setsize')).toBe('300');
    expect(byId('bank-v3').getAttribute('aria-posinset')).toBe('4');
    byId('bank-v0').focus();
    go('ArrowUp');
    expect(document.activeElement?.id).toBe('bank-v0');
    go('ArrowDown');
    expect(document.activeElement?.id).toBe('bank-v1');
    expect(picked).not.toHaveBeenCalled();
    go('Enter');
    expect(picked).toHaveBeenCalledWith('v1');
  });
});

describe('a long list', () => {
  it.each([
    ['none', '40'],
    ['idle', '-1'],
  ] as const)('given that more is %s, then its rows say a size of %s', (more, size) => {
    const items = Array.from({ length: 40 }, (_, at) => `row ${at}`);
    draw(
      <InfiniteList
        label="Rows"
        items={items}
        keyOf={(item) => item}
        rowHeight={40}
        renderRow={(item) => item}
        more={more}
      />,
    );
    const second = byRole('listitem')[1]!;
    expect([second.getAttribute('aria-setsize'), second.getAttribute('aria-posinset')]).toEqual([size, '2']);
  });
});
