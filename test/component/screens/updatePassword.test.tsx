import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@/state/queries/queries';
import { callByHand } from '../hooks/renderHook';

const mockByHand = callByHand();
const mockSteps: string[] = [];
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/client/showError', () => ({ showError: () => mockSteps.push('error') }));
jest.mock('@/state/session/session', () => ({
  ...jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
  useSession: () => ({ payer: { email: 'a@b.example', hasPassword: false } }),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  goBack: async () => void mockSteps.push('back'),
}));
jest.mock('@/modules/account/parts/useNewPassword', () => ({
  useNewPassword: () => ({ fields: null, check: () => 'Secret-123' }),
}));

// After the mocks.
const { UpdatePassword } = jest.requireActual<typeof import('@/modules/account/screens/UpdatePassword')>(
  '@/modules/account/screens/UpdatePassword',
);
const { last, asked } = mockByHand;

async function tapped() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <UpdatePassword />
      </QueryClientProvider>,
    ),
  );
  const button = place.querySelector<HTMLElement>('#update-password-submit');
  await act(async () => button?.click());
  return async () => {
    await act(async () => root.unmount());
    place.remove();
  };
}
beforeEach(() => {
  asked.length = 0;
  mockSteps.length = 0;
});

describe('the new password', () => {
  it('is sent once and leads back', async () => {
    const end = await tapped();
    expect(asked).toHaveLength(1);
    expect(last()).toMatchObject({
      name: 'login.setPassword',
      params: { contactType: 'email', email: 'a@b.example', password: 'Secret-123' },
    });
    expect(mockSteps).toEqual([]);
    await last().answer({ done: true });
    expect(mockSteps).toEqual(['back']);
    await end();
  });

  it('that is refused is told about and stays', async () => {
    const end = await tapped();
    await last().fail(new Error('refused'));
    expect(mockSteps).toEqual(['error']);
    await end();
  });
});
