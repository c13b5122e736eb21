import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { Input } from '~/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '~/components/ui/popover';
import { formatCount, plural } from '~/lib/format';

/** trials whose lines are shown at once: as many as there are colours */
export const mostTrials = 12;
const mostListed = 100;

type Props = {
  trialIds: readonly number[];
  chosen: readonly number[];
  colorOf: (trialId: number) => string;
  onChange: (chosen: number[]) => void;
};

/** Chooses the trials whose logs are read together. */
export function TrialPicker({ trialIds, chosen, colorOf, onChange }: Props) {
  return (
    <Popover>
      <PopoverTrigger>
        <Button>
          Trials{' '}
          <span className="num font-normal text-muted">
            {chosen.length <= 3 ? chosen.join(', ') : `${chosen.length} of ${trialIds.length}`}
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Trials" className="grid w-60 gap-2">
        <TrialList {...{ trialIds, chosen, colorOf, onChange }} />
      </PopoverContent>
    </Popover>
  );
}

function TrialList({ trialIds, chosen, colorOf, onChange }: Props) {
  const [text, setText] = useState('');
  // those of before stay at the top while one chooses
  const [first] = useState(chosen);
  const rest = trialIds.filter((id) => !first.includes(id));
  const found = [...first, ...rest].filter((id) => String(id).includes(text.trim()));
  const isFull = chosen.length >= mostTrials;
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      <Input
        type="search"
        aria-label="Trial ID"
        placeholder={`Find one of ${plural(trialIds.length, 'trial')}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 ? <p className="px-1 text-muted">Nothing matches</p> : null}
      <ul className="max-h-72 overflow-y-auto">
        {found.slice(0, mostListed).map((id) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={id}>
              <label
                htmlFor={`log-trial-${id}`}
                className="flex h-7 items-center gap-2 rounded-sm px-1 hover:bg-hover"
              >
                <Checkbox
                  id={`log-trial-${id}`}
                  checked={isChosen}
                  // nothing is shown without a trial
                  disabled={isChosen ? chosen.length === 1 : isFull}
                  onChange={() => toggle(id)}
                />
                {isChosen ? (
                  <i
                    aria-hidden
                    className="size-2 rounded-full"
                    style={{ background: colorOf(id) }}
                  />
                ) : null}
                <span className="font-mono text-sm">Trial {id}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">
        {found.length > mostListed
          ? `${formatCount(found.length - mostListed)} more: write part of an ID. `
          : ''}
        {isFull ? `No more than ${mostTrials} at once.` : `Up to ${mostTrials} at once.`}
      </p>
    </>
  );
}
