import { useState } from 'react';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { Screen } from '@/ui/Screen';
import { Tabs } from '@/ui/Tabs';
import { AppPart } from './AppPart';
import { CallsPart } from './CallsPart';
import { SandboxPart } from './SandboxPart';
import { StoragePart } from './StoragePart';
import './texts';

const parts = { app: AppPart, calls: CallsPart, storage: StoragePart, sandbox: SandboxPart };
type Part = keyof typeof parts;

export function QaTools() {
  const t = useT();
  const [part, setPart] = useState<Part>('app');
  const Shown = parts[part];
  return (
    <Screen id="qa" title={t('qa.title')} onBack={goBack}>
      <Tabs
        id="qa-tab"
        label={t('qa.title')}
        tabs={(Object.keys(parts) as Part[]).map((key) => ({ key, label: t(`qa.tab.${key}`) }))}
        active={part}
        onChange={setPart}
      />
      <Shown />
    </Screen>
  );
}
