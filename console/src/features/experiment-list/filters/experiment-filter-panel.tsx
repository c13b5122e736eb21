import { useQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { vocabularyOf } from '~/features/experiments/filter/vocabulary';
import { meQuery } from '~/features/session/queries';
import { usersQuery } from '~/features/users/queries';
import { ExperimentFilterLine } from './experiment-filter-line';

const FilterForm = lazy(() =>
  import('./filter-form').then((module) => ({ default: module.FilterForm })),
);

type Props = {
  projectId: number;
  line: string;
  onLineChange: (line: string) => void;
  /** id of the column to filter by: opens the form with a condition on it */
  wanted: string | undefined;
  /** counts the requests to open the form; 0 where it is open from the start */
  turn: number;
  onClose: () => void;
};

/** The filter as a line and as a form: both write the same link. Escape closes them. */
export function ExperimentFilterPanel({ projectId, line, onLineChange, ...props }: Props) {
  const { turn } = props;
  const [isForm, setForm] = useState(turn > 0);
  const [seen, setSeen] = useState(turn);
  if (turn !== seen) {
    setSeen(turn);
    setForm(true);
  }
  const { data: users = [], isPending } = useQuery(usersQuery);
  const { data: me } = useQuery(meQuery);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    props.onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the keys of its fields
    <div onKeyDown={onKeyDown} className="flex-none px-6 pb-2.5 narrow:px-4">
      <ExperimentFilterLine line={line} onLineChange={onLineChange}>
        <Button aria-expanded={isForm} onClick={() => setForm(!isForm)}>
          Conditions
        </Button>
      </ExperimentFilterLine>
      {/* names of people in the line are read once it is known who there is */}
      {isForm && !isPending ? (
        <Suspense>
          <FilterForm
            projectId={projectId}
            line={line}
            onLineChange={onLineChange}
            vocabulary={vocabularyOf({ users, myId: me?.id })}
            wanted={props.wanted}
            turn={turn}
            onClose={() => setForm(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
