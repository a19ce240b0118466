import { act } from 'react';
import { useFields } from '@/forms/useFields';
import { renderHook } from './renderHook';

const begin = async (onSubmit: (values: { code: string; note: string }) => unknown = () => undefined) =>
  renderHook(() =>
    useFields({
      initial: { code: '', note: '' },
      rules: { code: (code) => (code.length === 3 ? undefined : 'Enter three digits') },
      onSubmit,
    }),
  );

describe('useFields', () => {
  test('given nothing tried, then nothing is wrong; given a try, then what is wrong is said until it is mended', async () => {
    const sent = jest.fn();
    const { result } = await begin(sent);
    expect(result.current.field('code').error).toBeUndefined();
    await act(async () => result.current.submit());
    expect(result.current.field('code').error).toBe('Enter three digits');
    expect(result.current.field('note').error).toBeUndefined();
    expect(sent).not.toHaveBeenCalled();
    await act(async () => result.current.field('code').onChange('123'));
    expect(result.current.field('code').error).toBeUndefined();
    await act(async () => result.current.submit());
    expect(sent).toHaveBeenCalledWith({ code: '123', note: '' });
  });

  test('given the last digit, when it sends at once, then it is sent with it', async () => {
    const sent = jest.fn();
    const { result } = await begin(sent);
    await act(async () => {
      result.current.field('code').onChange('123');
      await result.current.submit();
    });
    expect(sent).toHaveBeenCalledWith({ code: '123', note: '' });
  });

  test('given a sending under way, then it is busy until that has ended, and a failure reaches the screen', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { result } = await begin(() => new Promise((_, reject) => (fail = reject)));
    await act(async () => result.current.field('code').onChange('123'));
    let outcome: Promise<void> = Promise.resolve();
    await act(async () => {
      outcome = result.current.submit();
      outcome.catch(() => undefined);
    });
    expect(result.current.busy).toBe(true);
    await act(async () => fail(new Error('offline')));
    await expect(outcome).rejects.toThrow('offline');
    expect(result.current.busy).toBe(false);
  });

  test("given the server's word on a field, then it stays until the field changes", async () => {
    const { result } = await begin();
    await act(async () => result.current.tell('note', 'Not this one'));
    expect(result.current.field('note').error).toBe('Not this one');
    await act(async () => result.current.field('note').onChange('other'));
    expect(result.current.field('note').error).toBeUndefined();
  });

  test('given a step before sending, then the fields it needs are checked and no others', async () => {
    const { result } = await begin();
    let fine = false;
    await act(async () => void (fine = result.current.check('note')));
    expect(fine).toBe(true);
    expect(result.current.field('code').error).toBeUndefined();
    await act(async () => void (fine = result.current.check('code')));
    expect(fine).toBe(false);
    expect(result.current.field('code').error).toBe('Enter three digits');
  });
});
