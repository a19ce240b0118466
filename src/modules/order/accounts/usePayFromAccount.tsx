import { useState } from 'react';
import { achBindBank, achConfirmPay } from '@/contracts/calls/ach';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { usePayPassword } from '@/forms/payPassword';
import { useTKey } from '@/i18n';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { askDeviceProof } from '@/state/session/deviceProof';
import { AchIncorrect } from './AchIncorrect';

export function usePayFromAccount(seqNo: string) {
  const tKey = useTKey();
  const { guarded, sheet } = usePayPassword();
  const { mutateAsync: bind } = useCallMutation(achBindBank);
  const { mutateAsync: draw } = useCallMutation(achConfirmPay);
  const [incorrect, setIncorrect] = useState<string | null>(null);

  const pay = async (accountId: string, fundingType: 0 | 460): Promise<void> => {
    const by = { seqNo, accountId };
    try {
      await bind({ ...by, fundingType });
      if (await guarded(seqNo, (payTicket) => draw({ ...by, payTicket })))
        await navigate('bankOrder', { seqNo }, { replace: true });
    } catch (thrown) {
      const error = toAppError(thrown);
      const told = [errorCodes.AchIncorrectDialog, errorCodes.AchAmountUpperLimit];
      if (told.some((code) => hasCode(error, code)))
        setIncorrect(error.serverMessage ?? tKey(error.messageKey));
      else if (!askDeviceProof(error, () => pay(accountId, fundingType))) showError(error);
    }
  };
  return {
    pay,
    passwordSheet: sheet,
    refusal: <AchIncorrect words={incorrect} onClose={() => setIncorrect(null)} />,
  };
}
