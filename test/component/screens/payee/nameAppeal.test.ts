import { byHand } from '../../fakeApp';
import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { useNameAppeal } from '@/forms/payee/useNameAppeal';
import { useSavePayee } from '@/modules/payee/parts/useSavePayee';
import { payeeFormOf } from '@/schemas/payee';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { renderHook } from '../../hooks/renderHook';

const disagrees = new AppError({
  code: errorCodes.PayeeCardNameDisagree,
  kind: 'business',
  messageKey: 'errors.server',
});
const added = () => byHand.asked.filter(({ name }) => name === 'payee.add');

beforeEach(() => {
  byHand.asked.length = 0;
  remitDraftStore.setState({ ...emptyRemitDraft, sourceCountryCode: 'AUS' }, true);
});

describe('the bank has another name', () => {
  test('a yes adds the payee once more, with flag 2 [F5.3-01 F5.3-02 F7-16]', async () => {
    const schema = payeeFormOf('CHN', 'bank')!;
    const { result } = await renderHook(() => useSavePayee({ schema, formKey: 'bank', chosenFor: {} }));
    const values = { name: '李小明', cardNumber: '6222020200012345670' };
    const save = () => result.current.save(values).catch(() => undefined);
    await act(async () => void save());
    expect(added().map(({ params }) => params.nameAppealFlag)).toEqual([undefined]);
    expect(added()[0]!.params).toMatchObject({ country: 'CHN', accountType: 'bank', sourceCountry: 'AUS' });
    await added()[0]!.fail(disagrees);
    expect(result.current.question).toEqual({ kind: 'nameDisagrees' });
    await act(async () => void result.current.answer({ appeal: 2 }, save));
    expect(added()).toHaveLength(2);
    expect(added()[1]!.params).toMatchObject({ ...values, nameAppealFlag: 2 });
  });

  test('a yes sends a form of a link or a card once more, with flag 2', async () => {
    const { result } = await renderHook(() => useNameAppeal());
    const flags: (2 | undefined)[] = [];
    const failed = jest.fn();
    const send = () =>
      result.current.submit(async () => {
        flags.push(result.current.flag());
        if (flags.length === 1) throw disagrees;
      }, failed);
    await act(send);
    expect(result.current.disagrees).toBe(true);
    await act(() => result.current.keepName(send));
    expect([result.current.disagrees, flags, failed.mock.calls]).toEqual([false, [undefined, 2], []]);
  });
});
