import { hasText, useT, useTKey } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate, openRoute, useRoute } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { MiddleGate } from '../MiddleGate';
import { useAskedBefore } from '../useAskedBefore';

export function MiddleTurn() {
  const t = useT();
  const tKey = useTKey();
  const { reason = 'other' } = useRoute('midTransferMiddleTurn').params;
  const asked = useAskedBefore({ waiting: 'midTransferMiddleTurn' });
  const why = `evidence.middle.turn.${reason}`;
  const title = t('evidence.middle.turnTitle');
  return (
    <MiddleGate title={title} asked={asked}>
      {(page) => {
        const waits = page?.route === 'midTransferMiddleTurn';
        return (
          <Screen
            id={waits ? 'middle-turn' : 'middle-turned'}
            title={title}
            onBack={goBack}
            footer={
              <ActionBar
                help={{ onPress: () => contactService('middleTurn') }}
                main={
                  waits
                    ? {
                        id: 'middle-home',
                        kind: 'secondary',
                        label: t('evidence.list.home'),
                        onPress: () => navigate('tabbar', { tab: 'remit' }),
                      }
                    : {
                        id: 'middle-go-on',
                        label: t('evidence.middle.goOn'),
                        onPress: () =>
                          page
                            ? openRoute(page.route, page.params ?? {}, { replace: true })
                            : navigate('tabbar', { tab: 'remit' }),
                      }
                }
              />
            }
          >
            <EmptyState
              icon={waits ? 'clock' : 'check'}
              title={waits ? t('evidence.middle.wait') : t('evidence.middle.turned')}
              note={
                waits
                  ? tKey(hasText(why) ? why : 'evidence.middle.turn.other')
                  : t('evidence.middle.turnedNote')
              }
            />
          </Screen>
        );
      }}
    </MiddleGate>
  );
}
