import { useState } from 'react';
import { InfiniteList } from '@/ui/InfiniteList';
import { ListRow } from '@/ui/ListRow';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';

const rows = Array.from({ length: 5000 }, (_, at) => ({ id: `row-${at}`, title: `Transfer ${at + 1}` }));

export function ListPart() {
  const [count, setCount] = useState(5000);
  return (
    <Screen title="5,000 transfers" scroll={false}>
      <InfiniteList
        id="gallery-list"
        label="Transfers"
        items={rows.slice(0, count)}
        keyOf={(row) => row.id}
        rowHeight={72}
        onRefresh={async () => setCount(5000)}
        renderRow={(row) => (
          <ListRow
            id={row.id}
            title={row.title}
            note="21 Nov 2025"
            right={<StatusTag tone="green" label="Paid out" />}
            onPress={() => undefined}
          />
        )}
      />
    </Screen>
  );
}
