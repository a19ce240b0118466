import '../drawn';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { useRefusedPassword } from '@/forms/payPassword/useRefusedPassword';
import { formatDateTime } from '@/i18n';
import { renderHook } from './renderHook';

const now = Date.UTC(2026, 10, 25, 3, 35);

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => void jest.useRealTimers());

test('a locked payment password says from when it can be tried again [F8-73]', async () => {
  const { result } = await renderHook(() => useRefusedPassword());
  const refused = result.current(
    new AppError({
      code: errorCodes.accountLocked,
      kind: 'business',
      messageKey: 'errors.accountLocked',
      data: { lockedUntil: 1, minutes: 60 },
    }),
  );
  expect(refused?.locked).toBe(true);
  expect(refused?.words).toContain(`Try again after ${formatDateTime(now + 60 * 60_000)}`);
});
