import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Input } from '@trainyard/ui/base/input';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useState } from 'react';
import { maxTrials } from './filters/log-search-params';

const maxRows = 100;

type Props = {
  trialIds: readonly number[];
  chosen: readonly number[];
  colorOf: (trialId: number) => string;
  onChange: (chosen: number[]) => void;
  /** how many at once */
  maxSelected?: number;
  /** whose trial it is, where they are not all of one experiment */
  ownerOf?: (trialId: number) => string;
};

/** Chooses the trials whose logs are read together. */
export function TrialPicker(props: Props) {
  const { trialIds, chosen } = props;
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
        <TrialList {...props} />
      </PopoverContent>
    </Popover>
  );
}

function TrialList(props: Props) {
  const { trialIds, chosen, colorOf, onChange, ownerOf, maxSelected = maxTrials } = props;
  const [text, setText] = useState('');
  const textOf = (id: number) => `${id} ${ownerOf?.(id) ?? ''}`.toLowerCase();
  // the earlier selection stays at the top while the list is open
  const [first] = useState(chosen);
  const rest = trialIds.filter((id) => !first.includes(id));
  const matchingIds = [...first, ...rest].filter((id) =>
    textOf(id).includes(text.trim().toLowerCase()),
  );
  const isFull = chosen.length >= maxSelected;
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      <Input
        type="search"
        aria-label={ownerOf ? 'Trial ID or name' : 'Trial ID'}
        placeholder={`Find one of ${plural(trialIds.length, 'trial')}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {matchingIds.length === 0 ? <p className="px-1 text-muted">Nothing matches</p> : null}
      <ul className="max-h-72 overflow-y-auto">
        {matchingIds.slice(0, maxRows).map((id) => {
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
                    className="size-2 shrink-0 rounded-full"
                    style={{ background: colorOf(id) }}
                  />
                ) : null}
                <span className="shrink-0 font-mono text-sm">Trial {id}</span>
                {ownerOf ? (
                  <span className="min-w-0 truncate text-muted" title={displayText(ownerOf(id))}>
                    {displayText(ownerOf(id))}
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">
        {matchingIds.length > maxRows
          ? `${formatCount(matchingIds.length - maxRows)} more: write part of ${ownerOf ? 'a name' : 'an ID'}. `
          : ''}
        {isFull ? `No more than ${maxSelected} at once.` : `Up to ${maxSelected} at once.`}
      </p>
    </>
  );
}
