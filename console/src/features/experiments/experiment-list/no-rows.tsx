import { Button } from '@trainyard/ui/base/button';
import { EmptyState, FailedState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { FlaskConical } from 'lucide-react';
import { messageOf } from '~/app/errors/report-error';
import { isFiltered } from '~/features/experiments/base/filter/list-filter';
import { UnreadableLink } from '~/features/experiments/base/filter/unreadable-link';
import {
  type ExperimentListSearch,
  experimentListSearch,
} from '~/features/experiments/base/list-search';
import { links } from '~/lib/links';
import { useColumnNames } from './filters/use-column-names';
import type { ListSource } from './list-source';

const defaults = experimentListSearch.defaults();

const emptyHints: Record<ListSource['name'], string> = {
  experiments: 'that run in this project are tracked here',
  runs: 'of the experiments in this project are listed here',
  searches: 'for hyperparameters in this project are listed here',
};

/** A project without experiments, or without what else is listed. */
const NoExperiments = ({ name, title }: ListSource) => (
  <EmptyState
    icon={<FlaskConical className="size-6" strokeWidth={1.5} />}
    title={`No ${title}`}
    hint={`${title} ${emptyHints[name]}, from the moment they are submitted.`}
    action={
      <a href={links.docs()} target="_blank" rel="noopener noreferrer" className="link">
        Quick Start Guide
      </a>
    }
  />
);

type FilteredProps = { projectId: number; name: string; filter: string; onClear: () => void };

/** None match; names that nothing in the project has are the reason, where there are any. */
function NoMatchingExperiments({ projectId, name, filter, onClear }: FilteredProps) {
  const { unknown } = useColumnNames(projectId, filter);
  return (
    <NothingMatches
      title="No results matching your filters"
      hint={
        unknown ??
        [name === '' ? '' : `Name contains “${name}”`, filter].filter(Boolean).join(' and ')
      }
      onClear={onClear}
    />
  );
}

type Props = {
  projectId: number;
  source: ListSource;
  /** why nothing is known */
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
  search: ExperimentListSearch;
  onSearchChange: (change: Partial<ExperimentListSearch>) => void;
};

/**
 * The rows cannot be read: the master refuses them, or the filter or the sort of the link cannot be
 * read. It stays in the link until the user removes it here or mends it in the line above.
 */
function ExperimentsFailed({ source, error, search, onSearchChange, ...retry }: Failed) {
  const isUnreadable = error instanceof UnreadableLink;
  return (
    <FailedState
      title={
        isUnreadable ? `These ${source.name} cannot be listed.` : `Unable to fetch ${source.name}.`
      }
      message={messageOf(error)}
      {...(isUnreadable ? {} : retry)}
    >
      {search.filter === '' ? null : (
        <Button onClick={() => onSearchChange({ filter: '', page: 0 })}>Clear Filter</Button>
      )}
      {search.sort === defaults.sort ? null : (
        <Button onClick={() => onSearchChange({ sort: defaults.sort, page: 0 })}>Reset sort</Button>
      )}
    </FailedState>
  );
}

type Failed = Omit<Props, 'error' | 'projectId'> & { error: Error };

/** Replaces the rows: the list is empty, none match, or they cannot be read. */
export function NoRows({ projectId, error, ...props }: Props) {
  const { source, search, onSearchChange } = props;
  if (error) return <ExperimentsFailed error={error} {...props} />;
  if (!isFiltered(search)) return <NoExperiments {...source} />;
  return (
    <NoMatchingExperiments
      projectId={projectId}
      name={search.name}
      filter={search.filter}
      onClear={() => onSearchChange({ name: '', filter: '', page: 0 })}
    />
  );
}
