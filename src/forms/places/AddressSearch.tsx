import { useState } from 'react';
import { useT } from '@/i18n';
import { BottomSheet } from '@/ui/BottomSheet';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Presence } from '@/ui/overlays/Presence';
import { SearchField, useTyped } from '@/ui/SearchField';
import { Skeleton } from '@/ui/Skeleton';
import { TextButton } from '@/ui/TextButton';
import type { Place, PlacesPort } from '../formPorts';

interface Props {
  id: string;
  places: PlacesPort;
  onPick: (place: Place) => void;
}

export function AddressSearch({ id, places, onPick }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <TextButton id={id} icon="search" label={t('fields.findAddress')} onPress={() => setOpen(true)} />
      <Presence>
        {open ? (
          <Sheet
            id={id}
            places={places}
            onClose={close}
            onPick={(place) => {
              onPick(place);
              close();
            }}
          />
        ) : null}
      </Presence>
    </>
  );
}

function Sheet({ id, places, onPick, onClose }: Props & { onClose: () => void }) {
  const t = useT();
  const { typed, asked, type } = useTyped();
  const { found, loading, error, retry } = places.useWords(asked);
  return (
    <BottomSheet
      open
      tall
      title={t('fields.findAddress')}
      onClose={onClose}
      top={<SearchField id={`${id}-words`} label={t('fields.addressWords')} value={typed} onChange={type} />}
    >
      {loading ? <Skeleton shape="list" rows={4} /> : null}
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {asked && !loading && !error && found.length === 0 ? (
        <EmptyState title={t('common.nothingFoundFor', { what: asked })} note={t('fields.addressTyped')} />
      ) : null}
      {found.map(({ place, title, note }, at) => (
        <ListRow
          key={title}
          id={`${id}-found-${at}`}
          title={title}
          note={note}
          onPress={() => onPick(place)}
        />
      ))}
    </BottomSheet>
  );
}
