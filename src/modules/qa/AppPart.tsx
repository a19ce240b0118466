import { getLanguage, languages, listText, offeredLanguages, setLanguage, useT, type Language } from '@/i18n';
import { platform } from '@/platform';
import { pageOf } from '@/routes';
import { isNeverStored } from '@/domain/storageKeys';
import { marketStore } from '@/state/market/market';
import { supportLine } from '@/state/market/supportLine';
import type { RouteEntry } from '@/state/navigation';
import { seenPages } from '@/state/qa/seen';
import { build, DEVELOPMENT_QUERY_SECRET, variant } from '@/variants';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { FormItem } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { SelectField } from '@/ui/SelectField';

const HIDDEN = '•••';
/** Params that grant access or name a person. */
const isSecret = (field: string): boolean =>
  isNeverStored(field) || /token|ticket|code$|secret|phone|email|name/i.test(field);

const shown = (field: string, value: unknown): string =>
  isSecret(field) ? HIDDEN : typeof value === 'string' ? value : JSON.stringify(value);

export function AppPart() {
  const t = useT();
  const market = marketStore((state) => state.countryCode);
  return (
    <>
      <Card title={t('qa.build')}>
        <DetailRow label={t('qa.brand')} value={variant.brandName} />
        <DetailRow label={t('qa.server')} value={build.apiBase || platform.ownHost()} />
        <DetailRow
          label={t('qa.querySecret')}
          value={t(build.querySecret === DEVELOPMENT_QUERY_SECRET ? 'qa.ofDevelopment' : 'qa.ofItsOwn')}
        />
        <DetailRow label={t('qa.market')} value={market || '-'} />
        <CopyRow id="qa-support" label={t('qa.support')} value={supportLine()} />
      </Card>
      <Pages />
      <Card>
        <FormItem id="qa-language" label={t('qa.language')}>
          <SelectField
            id="qa-language"
            label={t('qa.language')}
            search
            value={getLanguage()}
            options={offeredLanguages.map((value) => ({ value, label: languages[value].ownName }))}
            onChange={(language) => void setLanguage(language as Language)}
          />
        </FormItem>
      </Card>
    </>
  );
}

function noteOf({ name, path, params }: RouteEntry): string {
  const fields = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return listText([
    path,
    pageOf(name),
    ...fields.map(([field, value]) => `${field}: ${shown(field, value)}`),
  ]);
}

const MOST_PAGES = 8;
const lastPages = (): readonly RouteEntry[] => [...new Set(seenPages)].slice(0, MOST_PAGES);

/** Testers often mean an earlier screen. */
function Pages() {
  const t = useT();
  return (
    <Card id="qa-pages" title={t('qa.pages')}>
      {lastPages().map((entry, index) => (
        <ListRow key={`${entry.name} ${index}`} title={entry.name} note={noteOf(entry)} />
      ))}
    </Card>
  );
}
