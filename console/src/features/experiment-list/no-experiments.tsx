import { EmptyState, FailedState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { FlaskConical } from 'lucide-react';
import { messageOf } from '~/app/report-error';
import { isFiltered } from '~/features/experiments/filter/list-filter';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { links } from '~/lib/links';

/** A project without experiments. */
const NoExperiments = () => (
  <EmptyState
    icon={<FlaskConical className="size-6" strokeWidth={1.5} />}
    title="No Experiments"
    hint="Experiments that run in this project are tracked here, from the moment they are submitted."
    action={
      <a href={links.docs()} target="_blank" rel="noopener noreferrer" className="link">
        Quick Start Guide
      </a>
    }
  />
);

type FilteredProps = { name: string; filter: string; onClear: () => void };

const NoMatchingExperiments = ({ name, filter, onClear }: FilteredProps) => (
  <NothingMatches
    title="No results matching your filters"
    hint={[name === '' ? '' : `Name contains “${name}”`, filter].filter(Boolean).join(' and ')}
    onClear={onClear}
  />
);

type FailedProps = { error: Error; onRetry: () => void; isRetrying: boolean };

const ExperimentsFailed = ({ error, ...retry }: FailedProps) => (
  <FailedState title="Unable to fetch experiments." message={messageOf(error)} {...retry} />
);

type Props = Omit<FailedProps, 'error'> & {
  /** why nothing is known */
  error: Error | null;
  search: ExperimentListSearch;
  /** lets everything through */
  onClear: () => void;
};

/** Replaces the rows: the list is empty, none match, or they cannot be read. */
export default function NoRows({ error, search, onClear, ...retry }: Props) {
  if (error) return <ExperimentsFailed error={error} {...retry} />;
  if (!isFiltered(search)) return <NoExperiments />;
  const { name, filter } = search;
  return <NoMatchingExperiments name={name} filter={filter} onClear={onClear} />;
}
