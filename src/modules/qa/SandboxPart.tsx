import { useState } from 'react';
import { DAY, HOUR } from '@/core/countdown';
import { formatDateTime, useT } from '@/i18n';
import { showToast } from '@/state/notices/notices';
import {
  faultOn,
  faultsOff,
  moveClock,
  readyFaults,
  realTime,
  runScene,
  type ReadyFault,
} from '@/state/qa/console';
import { readConsoleToken, writeConsoleToken } from '@/state/qa/stored';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { FormItem } from '@/ui/FormItem';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { TextField } from '@/ui/TextField';
import { useConsole } from './useConsole';

const steps = { hour: HOUR, day: DAY } as const;

export function SandboxPart() {
  const t = useT();
  const { state, problem, words, ask, act } = useConsole();
  const doIt = async (what: () => Promise<unknown>): Promise<void> => {
    if (await act(what)) showToast({ messageKey: 'qa.done' });
  };
  const scenes = state?.actions.filter(({ kind }) => kind === 'scene') ?? [];
  return (
    <>
      {problem ? (
        <Notice tone="warn">{problem === 'refused' ? words : t(`qa.problem.${problem}`)}</Notice>
      ) : null}
      {problem && problem !== 'refused' ? <Token onGiven={ask} /> : null}
      {!state && !problem ? <Skeleton shape="list" /> : null}
      {state ? (
        <>
          <Card title={t('qa.clock')}>
            <DetailRow label={t('qa.sandboxTime')} value={formatDateTime(state.clock.time)} />
            <DetailRow label={t('qa.speed')} value={`${state.clock.speed} ×`} />
            <Stack line>
              {(['hour', 'day'] as const).map((step) => (
                <Small
                  key={step}
                  id={`qa-clock-${step}`}
                  label={t(`qa.ahead.${step}`)}
                  onPress={() => doIt(() => moveClock(steps[step]))}
                />
              ))}
              <Small id="qa-clock-real" label={t('qa.realTime')} onPress={() => doIt(realTime)} />
            </Stack>
          </Card>
          <Card title={t('qa.faults')}>
            {state.faults.map(({ call, kind }, index) => (
              <DetailRow key={`${call} ${kind} ${index}`} label={call} value={kind} />
            ))}
            <Stack line>
              {(Object.keys(readyFaults) as ReadyFault[]).map((fault) => (
                <Small
                  key={fault}
                  id={`qa-fault-${fault}`}
                  label={t(`qa.fault.${fault}`)}
                  onPress={() => doIt(() => faultOn(fault))}
                />
              ))}
              <Small id="qa-faults-off" label={t('qa.faultsOff')} onPress={() => doIt(faultsOff)} />
            </Stack>
          </Card>
          <Card title={t('qa.scenes')}>
            {scenes.map(({ name, title }) => (
              <ListRow key={name} id={name} title={title} onPress={() => doIt(() => runScene(name))} />
            ))}
          </Card>
        </>
      ) : null}
    </>
  );
}

const Small = (props: { id: string; label: string; onPress: () => Promise<void> }) => (
  <Button kind="secondary" size="small" {...props} />
);

function Token({ onGiven }: { onGiven: () => Promise<void> }) {
  const t = useT();
  const [token, setToken] = useState(readConsoleToken);
  const connect = async (): Promise<void> => {
    writeConsoleToken(token.trim());
    await onGiven();
  };
  return (
    <Card>
      <FormItem id="qa-token" label={t('qa.token')} hint={t('qa.tokenHint')}>
        <TextField
          id="qa-token"
          label={t('qa.token')}
          value={token}
          onChange={setToken}
          onConfirm={connect}
        />
      </FormItem>
      <Button id="qa-connect" wide label={t('qa.connect')} onPress={connect} />
    </Card>
  );
}
