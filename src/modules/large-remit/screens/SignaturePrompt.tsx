import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { LargeScreen } from '../LargeScreen';
import { StepGate, type StepGo } from '../StepGate';

export function SignaturePrompt() {
  const t = useT();
  return (
    <StepGate step="signaturePrompt" id="large-prompt" title={t('largeRemit.prompt.title')}>
      {(go) => <Prompt {...go} />}
    </StepGate>
  );
}

const points = [
  ['same', 'person'],
  ['undo', 'refresh'],
  ['typed', 'edit'],
] as const;

function Prompt({ take }: StepGo) {
  const t = useT();
  return (
    <LargeScreen
      id="large-prompt"
      title={t('largeRemit.prompt.title')}
      step="signaturePrompt"
      main={{ id: 'large-prompt-next', label: t('largeRemit.prompt.next'), onPress: () => take() }}
    >
      <EmptyState icon="edit" title={t('largeRemit.prompt.headline')} note={t('largeRemit.prompt.note')} />
      <Card>
        {points.map(([point, icon]) => (
          <ListRow
            key={point}
            icon={icon}
            title={t(`largeRemit.prompt.${point}`)}
            note={t(`largeRemit.prompt.${point}Note`)}
          />
        ))}
      </Card>
    </LargeScreen>
  );
}
