import { useQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { Input } from '@trainyard/ui/base/input';
import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import { useTypedText } from '@trainyard/ui/hooks/use-typed-text';
import { keyOf } from '@trainyard/ui/lib/keys';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { meQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import { type LineFault, parseQueryLine } from '~/features/experiments/base/filter/query-line';
import { stateConditions, vocabularyOf } from '~/features/experiments/base/filter/vocabulary';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { useColumnNames } from './use-column-names';

type ExperimentFilterLineProps = {
  projectId: number;
  line: string;
  onLineChange: (line: string) => void;
  /** the user has just opened it in order to type a line */
  hasFocus: boolean;
  /** buttons after those of the line */
  children: ReactNode;
};

/** A filter written as a line; a syntax error is marked, and the text stays. */
function ExperimentFilterLine(props: ExperimentFilterLineProps) {
  const { projectId, line, onLineChange, hasFocus, children } = props;
  const id = useId();
  const { fields } = useListSource();
  const { data: users = [] } = useQuery(usersQuery);
  const { data: me } = useQuery(meQuery);
  const { typed: draft, setTyped: setDraft, report } = useTypedText(line);
  const { unknown, examples } = useColumnNames(projectId, draft);
  const query = parseQueryLine(draft, vocabularyOf({ users, myId: me?.id }));

  function apply(next: string) {
    setDraft(next);
    report(next.trim());
    onLineChange(next.trim());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (query.ok) apply(draft);
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-center gap-2 phone:flex-wrap">
        <Input
          aria-label="Filter"
          autoFocus={hasFocus}
          aria-invalid={!query.ok}
          aria-describedby={id}
          autoComplete="off"
          spellCheck={false}
          placeholder={['state = ERROR', ...examples.map((name) => `${name} > 0.01`)]
            .slice(0, 2)
            .join(' and ')}
          list={`${id}-columns`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          className="h-7! flex-1 border-line! font-mono text-sm phone:basis-full"
        />
        <datalist id={`${id}-columns`}>
          {fields().map(({ id: name, filter }) =>
            filter ? <option key={name} value={`${name} `} /> : null,
          )}
          {stateConditions.map((condition) => (
            <option key={condition} value={condition} />
          ))}
        </datalist>
        <Button type="submit" aria-disabled={query.ok ? undefined : true}>
          Apply
        </Button>
        <Button variant="quiet" onClick={() => apply('')}>
          Clear
        </Button>
        {children}
      </div>
      <p id={id} className="mt-1 min-h-4 text-xs text-faint">
        {!query.ok ? (
          <Fault draft={draft} fault={query} />
        ) : unknown !== undefined ? (
          <span role="status" className="text-warn">
            {unknown}
          </span>
        ) : draft.trim() === line ? (
          hintWith(examples)
        ) : (
          'Enter applies it.'
        )}
      </p>
    </form>
  );
}

/** Shows how a line is written, with columns that exist here. */
const hintWith = (examples: readonly string[]) =>
  `= != > >= < <= ~ (contains) !~, is empty, is not empty; and, or, ( ); columns as ${['state', 'user', ...examples].join(', ')}.`;

/** Shows the error, with the wrong words in their context. */
function Fault({ draft, fault }: { draft: string; fault: LineFault }) {
  const { at, length, message } = fault;
  return (
    <span role="alert" className="text-bad">
      {message}{' '}
      <code className="text-muted">
        {draft.slice(Math.max(0, at - 24), at)}
        <mark className="bg-transparent text-bad underline decoration-wavy">
          {draft.slice(at, at + length) || '…'}
        </mark>
        {draft.slice(at + length, at + length + 24)}
      </code>
    </span>
  );
}

const FilterForm = lazy(() =>
  import('./filter-form').then((module) => ({ default: module.FilterForm })),
);

type Props = {
  projectId: number;
  line: string;
  onLineChange: (line: string) => void;
  /** id of the column to filter by: opens the form with a condition on it */
  newColumn: string | undefined;
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
  // the form shows an applied line at once; the link follows when the rows have loaded
  const [applied, setApplied] = useKeyedState<string | undefined>(line, undefined);
  function applyLine(next: string) {
    setApplied(next);
    onLineChange(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    props.onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the keys of its fields
    <div onKeyDown={onKeyDown} className="flex-none px-6 pb-2.5 narrow:px-4">
      <ExperimentFilterLine
        {...{ projectId, line }}
        onLineChange={applyLine}
        hasFocus={turn > 0 && props.newColumn === undefined}
      >
        <Button aria-expanded={isForm} onClick={() => setForm(!isForm)}>
          Conditions
        </Button>
      </ExperimentFilterLine>
      {/* names of people in the line are read once it is known who there is */}
      {isForm && !isPending ? (
        <Suspense>
          <FilterForm
            projectId={projectId}
            line={applied ?? line}
            onLineChange={onLineChange}
            vocabulary={vocabularyOf({ users, myId: me?.id })}
            newColumn={props.newColumn}
            turn={turn}
            onClose={() => setForm(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
