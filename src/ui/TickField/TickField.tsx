import { useState } from 'react';
import { Checkbox } from '../Checkbox';
import { useTried } from '../field/wrong';
import { FormItem } from '../FormItem';

export interface Tick {
  ticked: boolean;
  setTicked: (ticked: boolean) => void;
  missing: boolean;
  /** Takes the step if ticked. */
  before: (step: () => Promise<void>) => Promise<void> | undefined;
}

export function useTick(): Tick {
  const [ticked, setTicked] = useState(false);
  const [tried, markTried] = useTried();
  return {
    ticked,
    setTicked,
    missing: tried && !ticked,
    before(step) {
      markTried();
      return ticked ? step() : undefined;
    },
  };
}

interface Props {
  id: string;
  label: string;
  /** From `useTick`. */
  tick: Tick;
  /** Shown while not ticked. */
  needed: string;
}

export function TickField({ id, label, tick, needed }: Props) {
  return (
    <FormItem id={id} error={tick.missing ? needed : undefined}>
      <Checkbox
        id={id}
        label={label}
        checked={tick.ticked}
        invalid={tick.missing}
        onChange={tick.setTicked}
      />
    </FormItem>
  );
}
