import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { NothingMatches } from '../base/empty-state';
import { Select, type SelectOption } from '../base/select';
import { SkeletonRows } from '../base/skeleton';
import { plural } from '../lib/format';

type Props<State extends string> = {
  /** one item, for texts: "trial" */
  noun: string;
  state: State;
  /** states of the filter; the first one means all of them */
  states: readonly [SelectOption<State>, ...SelectOption<State>[]];
  onStateChange: (state: State) => void;
  /** number of matches; undefined until it is known */
  total: number | undefined;
  /** further text next to the total */
  totalNote?: string | undefined;
  /** shown instead of the rows after an error */
  failed?: ReactNode;
  /** shown if there are no items in any state */
  none: ReactNode;
  /** further controls of the list, next to the state */
  tools?: ReactNode;
  /** the rows, if there are any */
  children: ReactNode;
};

/**
 * The frame of a list that the master filters by state: the filter, the count, and the empty
 * states.
 */
export function StateList<State extends string>(props: Props<State>) {
  const { noun, state, states, onStateChange, total, totalNote, failed, tools } = props;
  const all = states[0].value;
  const clear = () => onStateChange(all);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-2">
        <Select label="State" value={state} options={states} onChange={onStateChange} />
        {state === all ? null : (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        )}
        {tools}
        {total === undefined ? null : (
          <span className="num ml-auto text-sm text-faint">
            {plural(total, noun)}
            {totalNote ? `, ${totalNote}` : null}
          </span>
        )}
      </div>
      <Body {...props} isFiltered={state !== all} failed={failed} onClear={clear} />
    </>
  );
}

type BodyProps = Pick<Props<string>, 'noun' | 'total' | 'failed' | 'none' | 'children'> & {
  isFiltered: boolean;
  onClear: () => void;
};

function Body({ noun, total, failed, none, children, isFiltered, onClear }: BodyProps) {
  if (total === undefined) {
    return failed ?? <SkeletonRows label={`Loading ${noun}s`} />;
  }
  if (total > 0) return children;
  if (!isFiltered) return none;
  return <NothingMatches title={`No ${noun}s in this state`} onClear={onClear} />;
}
