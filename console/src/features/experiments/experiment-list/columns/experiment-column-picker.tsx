import { useQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { PopoverContent } from '@trainyard/ui/base/popover';
import { cn } from '@trainyard/ui/lib/utils';
import { ColumnPicker, type PickableColumn } from '@trainyard/ui/table/columns/column-picker';
import { type ColumnStateProps, visibleIds } from '@trainyard/ui/table/columns/column-state';
import { messageOf } from '~/app/errors/report-error';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { projectColumnsQuery } from '~/features/experiments/experiment-list/queries';
import { derivedOf } from './derived';
import { titleOf } from './dynamic-columns';

type Props = {
  projectId: number;
  columnState: ColumnStateProps;
  /** only columns whose values differ show */
  isDiffering: boolean;
  onDifferingChange: (isDiffering: boolean) => void;
  /** a new column, computed from others */
  onDerive: () => void;
  /** shows the columns of a list that nobody has arranged */
  onReset: () => void;
  onClose: () => void;
};

const groups: Record<string, string> = {
  LOCATION_TYPE_HYPERPARAMETERS: 'Hyperparameters',
  LOCATION_TYPE_VALIDATIONS: 'Metrics',
  LOCATION_TYPE_TRAINING: 'Metrics',
  LOCATION_TYPE_CUSTOM_METRIC: 'Metrics',
};

/** Which columns of the list show, also those the project's own runs bring. */
export function ExperimentColumnPicker(props: Props) {
  const { projectId, columnState, onClose } = props;
  const { state, onStateChange } = columnState;
  const source = useListSource();
  const general = source.fields().map(({ id, title }) => ({ id, title, group: 'General' }));
  const { data = [], error, isPending } = useQuery(projectColumnsQuery(projectId, source));
  const own = data.flatMap(({ column, location }): PickableColumn[] => {
    const group = column.startsWith('metadata.') ? 'Metadata' : groups[location];
    return group === undefined ? [] : [{ id: column, title: titleOf(column), group }];
  });
  const derived = visibleIds(state)
    .filter((id) => derivedOf(id))
    .map((id) => ({ id, title: titleOf(id), group: 'General' }));

  return (
    <PopoverContent aria-label="Columns" className="w-92">
      <Button
        onClick={() => {
          onClose();
          props.onDerive();
        }}
        className="mb-2 w-full"
      >
        Add derived column...
      </Button>
      <Button
        aria-pressed={props.isDiffering}
        onClick={() => props.onDifferingChange(!props.isDiffering)}
        className={cn('mb-2 w-full', props.isDiffering && 'bg-hover!')}
      >
        Only columns that differ
      </Button>
      <ColumnPicker
        columns={[...general, ...derived, ...own]}
        state={state}
        onStateChange={onStateChange}
        onReset={() => {
          props.onReset();
          onClose();
        }}
        note={noteOf({ error, isPending })}
      />
    </PopoverContent>
  );
}

function noteOf({ error, isPending }: { error: Error | null; isPending: boolean }) {
  if (isPending) return 'Loading metrics and hyperparameters...';
  return error ? `Unable to fetch project columns. ${messageOf(error)}` : undefined;
}
