import { act, useState } from 'react';
import { useProposed, useReading } from '@/forms/useReading';
import { renderHook } from './renderHook';

const answers: ((read: { recognized: boolean; idNumber?: string }) => void)[] = [];
const recognize = () => new Promise<{ recognized: boolean; idNumber?: string }>((done) => answers.push(done));

async function photographed() {
  answers.length = 0;
  const { result } = await renderHook(() => {
    const [front, show] = useState<string>();
    const number = useProposed();
    const reading = useReading({ keyOf: () => front, recognize }, (read) => number.propose(read.idNumber));
    return { show, type: number.change, number: number.value, outcome: reading?.outcome };
  });
  return {
    show: (front: string | undefined) => act(async () => result.current.show(front)),
    type: (text: string) => act(async () => result.current.type(text)),
    read: (idNumber?: string) =>
      act(async () => answers.shift()?.({ recognized: idNumber !== undefined, idNumber })),
    told: () => [result.current.number, result.current.outcome],
  };
}

it('a number that was read goes with its photo, and the next photo’s takes its place', async () => {
  const { show, read, told } = await photographed();
  await show('spouse');
  await read('P-SPOUSE');
  expect(told()).toEqual(['P-SPOUSE', 'read']);
  await show(undefined);
  expect(told()).toEqual(['', undefined]);
  await show('own');
  await read('P-OWN');
  expect(told()).toEqual(['P-OWN', 'read']);
  await show('blurred');
  await read();
  expect(told()).toEqual(['', 'notRead']);
});

it('a number that was typed stays, whatever is read', async () => {
  const { show, type, read, told } = await photographed();
  await type('P-TYPED');
  await show('one');
  await read('P-ONE');
  await show('two');
  await read('P-TWO');
  expect(told()).toEqual(['P-TYPED', 'read']);
});

it('a late answer about a replaced photo counts for none, and the photo shown is read after it', async () => {
  const { show, read, told } = await photographed();
  await show('spouse');
  await show('own');
  expect(answers).toHaveLength(1);
  await read('P-SPOUSE');
  expect(told()).toEqual(['', undefined]);
  await read('P-OWN');
  expect(told()).toEqual(['P-OWN', 'read']);
});
