import type { PaymentInstruction } from '@/contracts/entities/payment';
import { useTKey } from '@/i18n';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';

export function AccountLines({ lines }: Pick<PaymentInstruction, 'lines'>) {
  const tKey = useTKey();
  return (
    <>
      {lines.map((line) =>
        line.copy ? (
          <CopyRow key={line.labelKey} label={tKey(line.labelKey)} value={line.value} />
        ) : (
          <DetailRow key={line.labelKey} label={tKey(line.labelKey)} value={line.value} />
        ),
      )}
    </>
  );
}
