import { listText, useT } from '@/i18n';
import { seenCalls, type SeenCall } from '@/state/qa/seen';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';

const timeOf = ({ at }: SeenCall): string => new Date(at).toTimeString().slice(0, 8);
const noteOf = (call: SeenCall): string => listText([timeOf(call), `${call.ms} ms`]);

/** Names and results, no contents. */
export function CallsPart() {
  const t = useT();
  if (!seenCalls.length) return <EmptyState title={t('qa.noCalls')} />;
  return (
    <Card id="qa-calls">
      {seenCalls.map((call, index) => (
        <ListRow key={`${call.at} ${index}`} title={call.name} value={call.code ?? ''} note={noteOf(call)} />
      ))}
    </Card>
  );
}
