import { byHand } from '../fakeApp';
import { act, type ReactElement } from 'react';
import { queryClient } from '@/state/queries/queries';
import type { Order } from '@/contracts/entities/order';
import { payCodes } from '@/contracts/errors/server';
import { AppError } from '@/core/appError';
import { renderHook } from './renderHook';
import { usePaymentInstruction } from '@/modules/order/pay/instruction/usePaymentInstruction';

const { asked, last } = byHand;
const posted = () => asked.filter(({ name }) => name === 'order.pay');
const order = () =>
  ({ userId: 'u1', seqNo: 's1', type: 1, fundingType: 607, countryCode: 'AUS' }) as unknown as Order;
const instruction = { seqNo: 's1', fundingType: 607, lines: [] };

beforeEach(() => {
  asked.length = 0;
});

describe('usePaymentInstruction', () => {
  test('given an order and a method, then the method is chosen once and its instruction shown', async () => {
    const { result } = await renderHook(() => usePaymentInstruction(order(), 608));
    expect(result.current).toMatchObject({ instruction: null, error: null });
    expect(last()).toMatchObject({
      name: 'order.pay',
      params: { userId: 'u1', seqNo: 's1', type: 1, fundingType: 608, countryCode: 'AUS' },
    });
    await last().answer(instruction);
    expect(result.current).toMatchObject({ instruction, error: null });
    expect(posted()).toHaveLength(1);
  });

  test('given another language, then what is shown is asked for again and nothing is paid again', async () => {
    const { result } = await renderHook(() => usePaymentInstruction(order(), undefined));
    await last().answer(instruction);
    await act(async () => void queryClient.invalidateQueries());
    expect(posted()).toHaveLength(1);
    expect(result.current.instruction).toEqual(instruction);
  });

  test('given a failure, then it is told, and can be tried again', async () => {
    const { result } = await renderHook(() => usePaymentInstruction(order(), 608));
    await last().fail(new AppError({ code: '21001', kind: 'business', messageKey: 'errors.server' }));
    expect(result.current).toMatchObject({ instruction: null, error: { code: '21001' } });
    await act(async () => result.current.retry());
    await last().answer(instruction);
    expect(result.current).toMatchObject({ instruction, error: null });
    expect(posted()).toHaveLength(2);
  });

  test('given a method that takes the payment password, then it is asked for, and paying goes on with its ticket', async () => {
    const { result } = await renderHook(() => usePaymentInstruction(order(), 491));
    await last().fail(
      new AppError({ code: payCodes.payTicketNeeded, kind: 'business', messageKey: 'errors.server' }),
    );
    type Asked = ReactElement<{ onAnswer: (ticket: string | null) => void }>;
    const sheet = () => (result.current.sheet as ReactElement<{ children: Asked }>).props.children;
    expect(result.current).toMatchObject({ instruction: null, error: { code: payCodes.payTicketNeeded } });
    await act(async () => sheet().props.onAnswer(null));
    expect(sheet()).toBeNull();
    expect(posted()).toHaveLength(1);

    await act(async () => result.current.retry());
    await last().fail(
      new AppError({ code: payCodes.payTicketNeeded, kind: 'business', messageKey: 'errors.server' }),
    );
    await act(async () => sheet().props.onAnswer('ptk_1'));
    expect(last()).toMatchObject({ name: 'order.pay', params: { seqNo: 's1', payTicket: 'ptk_1' } });
    await last().answer(instruction);
    expect(result.current).toMatchObject({ instruction, error: null });
    expect(sheet()).toBeNull();
  });

  test('given an order without a method, then nothing is asked, and it says that one is to be chosen', async () => {
    const unchosen = { ...order(), fundingType: undefined };
    const { result } = await renderHook(() => usePaymentInstruction(unchosen, undefined));
    expect(posted()).toHaveLength(0);
    expect(result.current).toMatchObject({ instruction: null, unchosen: true, error: null });
  });

  test('given an order that is not to be paid, then nothing is asked or shown', async () => {
    const { result } = await renderHook(() => usePaymentInstruction(null, 608));
    expect(posted()).toHaveLength(0);
    expect(result.current.instruction).toBeNull();
  });
});
