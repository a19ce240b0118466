import { act } from 'react';
import { useConsents } from '@/forms/Consents';
import { renderHook } from './renderHook';

const clause = (clauseId: string, required: boolean, agreedAt?: number) => ({
  clauseId,
  code: clauseId,
  content: clauseId,
  link: '',
  required,
  ...(agreedAt ? { agreedAt } : {}),
});

test('what someone has agreed to before is ticked, and can be taken back; the rest is asked for', async () => {
  const list = [clause('terms', true, 1), clause('data', true), clause('news', false)];
  const { result } = await renderHook(() => useConsents(list));
  expect([result.current.agreed, result.current.missing]).toEqual([['terms'], true]);
  await act(async () => result.current.toggle('data', true));
  expect([result.current.agreed, result.current.missing]).toEqual([['terms', 'data'], false]);
  await act(async () => result.current.toggle('terms', false));
  expect([result.current.agreed, result.current.missing]).toEqual([['data'], true]);
});

test('a visitor has agreed to nothing, and before the list has come nobody has', async () => {
  const { result } = await renderHook(() => useConsents([clause('terms', true)]));
  expect([result.current.agreed, result.current.missing]).toEqual([[], true]);
  const { result: unknown } = await renderHook(() => useConsents(undefined));
  expect([unknown.current.agreed, unknown.current.missing]).toEqual([[], true]);
});
