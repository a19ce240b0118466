import { View } from '@tarojs/components';
import { useState } from 'react';
import { supportKnowledgeBase } from '@/contracts/calls/support';
import { checkUrl } from '@/core/urlPolicy';
import { wordSearch } from '@/core/wordSearch';
import { useT } from '@/i18n';
import { ownHosts } from '@/state/market/ownHosts';
import { openLink } from '@/state/navigation/openLink';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { SearchField } from '@/ui/SearchField';
import './helpTexts';

function openArticle(link: string): Promise<void> {
  const checked = checkUrl(link, ownHosts());
  return openLink(checked.ok ? `${checked.path}?${checked.query}` : link);
}

export function Knowledge() {
  const t = useT();
  const { payer } = useSession();
  const [wanted, setWanted] = useState('');
  const base = useCall(supportKnowledgeBase, payer ? { countryCode: payer.countryCode } : null);
  if (!base.data || base.data.list.length === 0) return null;
  const search = wordSearch(wanted);
  const list = base.data.list.filter(({ title }) => !search || search.finds(title));
  return (
    <>
      {base.data.vip ? <Notice tone="good">{t('help.adviser')}</Notice> : null}
      <Card title={t('help.knowledge')}>
        <View className="help-search">
          <SearchField id="help-search" label={t('help.search')} value={wanted} onChange={setWanted} />
        </View>
        {list.length === 0 ? <EmptyState icon="search" title={t('help.noneFound')} /> : null}
        {list.map(({ id, title, link }) => (
          <ListRow key={id} id={`help-${id}`} icon="file" title={title} onPress={() => openArticle(link)} />
        ))}
      </Card>
    </>
  );
}
