import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { userClauseList } from '@/contracts/calls/account/clauses';
import { useT } from '@/i18n';
import '@/i18n/consentTexts';
import { navigate } from '@/state/navigation';
import { Checkbox } from '@/ui/Checkbox';
import { useWrong } from '@/ui/field/wrong';
import { Tap } from '@/ui/Tap';
import './consents.scss';

type Clause = AnswerOf<typeof userClauseList>['list'][number];

export interface ConsentState {
  list: readonly Clause[];
  /** Ids of the ticked clauses. */
  agreed: readonly string[];
  /** Also while loading. */
  missing: boolean;
  toggle: (clauseId: string, on: boolean) => void;
}

/** A market's ticks end with its list; earlier consents start ticked. */
export function useConsents(list: readonly Clause[] | undefined): ConsentState {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const known = list ?? [];
  const isTicked = ({ clauseId, agreedAt }: Clause) => changed[clauseId] ?? agreedAt !== undefined;
  return {
    list: known,
    agreed: known.filter(isTicked).map(({ clauseId }) => clauseId),
    missing: !list || list.some((clause) => clause.required && !isTicked(clause)),
    toggle: (clauseId, on) => setChanged((before) => ({ ...before, [clauseId]: on })),
  };
}

/** A box of its own loses a space at its edge; Chinese and Japanese have none. */
const keepSpace = (part: string): string => part.replace(/^ | $/g, '\u00a0');

interface Props {
  id: string;
  market: string;
  consents: ConsentState;
  tried: boolean;
}

export function Consents({ id, market, consents, tried }: Props) {
  return (
    <>
      {consents.list.map((clause) => (
        <Consent
          key={clause.clauseId}
          id={`${id}-${clause.code}`}
          market={market}
          clause={clause}
          consents={consents}
          tried={tried}
        />
      ))}
    </>
  );
}

function Consent({ id, market, clause, consents, tried }: Props & { clause: Clause }) {
  const t = useT();
  const { clauseId, code, content, required } = clause;
  const checked = consents.agreed.includes(clauseId);
  const sentence = required ? 'consents.agree' : 'consents.optional';
  // Each language has the link at its own place.
  const [before, after] = t(sentence, { clause: '\n' }).split('\n');
  const label = t(sentence, { clause: content });
  const missing = tried && required && !checked;
  useWrong(id, missing ? label : undefined);
  return (
    <View id={`${id}-item`}>
      <Checkbox
        id={id}
        label={label}
        checked={checked}
        invalid={missing}
        onChange={(on) => consents.toggle(clauseId, on)}
      >
        <View>
          {before ? <Text>{keepSpace(before)}</Text> : null}
          <Tap
            id={`${id}-read`}
            role="link"
            label={t('consents.read', { clause: content })}
            onPress={() => navigate('agreement', { type: code, countryCode: market })}
            className="consent__link"
          >
            <Text>{content}</Text>
          </Tap>
          {after ? <Text>{keepSpace(after)}</Text> : null}
        </View>
      </Checkbox>
    </View>
  );
}
