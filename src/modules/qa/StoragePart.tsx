import { formatNumber, useT } from '@/i18n';
import { storageRowOf } from '@/domain/storageKeys';
import { showDialog } from '@/state/notices/notices';
import { resetApp } from '@/state/qa/reset';
import { storedLengths } from '@/state/qa/stored';
import { readStored } from '@/state/storage/storage';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';

/** Other values may be personal. */
const told = [
  ...(['language', 'market', 'targetCountry', 'channel', 'merchantCode'] as const),
  ...(['tabBar', 'payeeShareCountry', 'rateFavourites'] as const),
];
const valueOf = (key: string): string | undefined => {
  const name = told.find((one) => one === key);
  return (name && readStored(name)) || undefined;
};

/** By table name: keys contain user ids, forms and lists. */
function rows(): { key: string; count: number; length: number }[] {
  const byKey = new Map<string, { key: string; count: number; length: number }>();
  for (const { key, length } of storedLengths()) {
    const name = storageRowOf(key)?.key ?? key;
    const row = byKey.get(name) ?? { key: name, count: 0, length: 0 };
    byKey.set(name, { key: name, count: row.count + 1, length: row.length + length });
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

const sizeOf = ({ count, length }: { count: number; length: number }): string =>
  count > 1 ? `${count} × ${formatNumber(Math.round(length / count))}` : formatNumber(length);

export function StoragePart() {
  const t = useT();
  const reset = async (): Promise<void> => {
    const answer = await showDialog({
      titleKey: 'qa.resetTitle',
      messageKey: 'qa.resetNote',
      confirmKey: 'qa.reset',
      cancelKey: 'common.cancel',
    });
    if (answer === 'confirm') await resetApp();
  };
  return (
    <>
      <Card id="qa-storage" title={t('qa.stored')}>
        {rows().map((row) => (
          <ListRow key={row.key} title={row.key} note={valueOf(row.key)} value={sizeOf(row)} />
        ))}
      </Card>
      <Button id="qa-reset" kind="danger" wide label={t('qa.reset')} onPress={reset} />
    </>
  );
}
