import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { applyPath, parsePath } from './dataPath';
import { tinyBundle } from './fixtures/tinyBundle';
import { readTemplates } from './templates';

const read = (target: 'weapp' | 'alipay', file: string): ReturnType<typeof readTemplates> =>
  readTemplates(fs.readFileSync(path.join(tinyBundle(target), file), 'utf8'));

test('given the templates of either client, aliases give tags and events in lower case', () => {
  for (const table of [read('weapp', 'base.wxml'), read('alipay', 'base.axml')]) {
    assert.equal(table.get('1')?.tag, 'view');
    assert.deepEqual(
      [...(table.get('2')?.events ?? [])],
      [
        ['tap', 'bind'],
        ['touchmove', 'catch'],
      ],
    );
    assert.equal(table.get('3')?.events.get('tap'), 'catch');
    assert.equal(table.get('9')?.isText, true);
  }
});

test('given an input with focus and blur twins, both give one entry with all attributes', () => {
  const input = read('weapp', 'base.wxml').get('4');
  assert.equal(input?.tag, 'input');
  assert.equal(input?.attributes.get('value')?.key, 'p25');
  assert.deepEqual(input?.attributes.get('maxlength'), { key: 'p10', fallback: '140' });
  assert.equal(input?.attributes.get('focus')?.key, 'focus');
});

test('given a `>` within an attribute, the rest of the tag is still read', () => {
  assert.equal(read('weapp', 'base.wxml').get('3')?.attributes.get('class')?.key, 'cl');
});

test('given a setData path, it is written and what lies between is made', () => {
  assert.deepEqual(parsePath('root.cn.[0].cn[12].v'), ['root', 'cn', 0, 'cn', 12, 'v']);
  const data: Record<string, unknown> = {};
  const holder = applyPath(data, 'root.cn.[0].v', 'x');
  assert.deepEqual(data, { root: { cn: [{ v: 'x' }] } });
  assert.deepEqual(holder, { v: 'x' });
});
