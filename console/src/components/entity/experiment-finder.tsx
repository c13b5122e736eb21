import { useQuery } from '@tanstack/react-query';
import { Dot } from '@trainyard/ui/base/badge';
import { Input } from '@trainyard/ui/base/input';
import { menuItem } from '@trainyard/ui/base/menu-styles';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useDebounced } from '@trainyard/ui/hooks/use-debounced';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { experimentColor, useExperimentColors } from '~/data/experiments/experiment-colors';
import { experimentQueries } from '~/data/experiments/experiments';

export type FinderProps = { chosen: readonly number[]; onAdd: (id: number) => void };

/** Finds an experiment by its name or number; those that are chosen are not listed. */
export function ExperimentFinder({ chosen, onAdd }: FinderProps) {
  useExperimentColors();
  const [text, setText] = useState('');
  const [typed, type] = useDebounced(text, setText);
  const { data = [], error, isPending } = useQuery(experimentQueries.find(text.trim()));
  const candidates = data.filter(({ id }) => !chosen.includes(id));
  return (
    <>
      <Input
        type="search"
        aria-label="Name or ID"
        placeholder="Name or ID"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {isPending ? <Spinner label="Searching experiments" className="m-2 size-4" /> : null}
      {error ? <p role="alert">Unable to fetch experiments. {messageOf(error)}</p> : null}
      {candidates.length === 0 && !isPending && !error ? (
        <p className="px-2 text-muted">Nothing matches</p>
      ) : null}
      <ul className="max-h-72 overflow-y-auto">
        {candidates.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onAdd(id)}
              className={cn(menuItem, 'hover:bg-hover focus-visible:bg-hover')}
            >
              <Dot color={experimentColor(id)} />
              <span className="min-w-0 flex-1 truncate text-left" title={displayText(name)}>
                {displayText(name)}
              </span>
              <span className="font-mono text-sm text-faint">{id}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
