import { EmptyState, FailedState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { FlaskConical } from 'lucide-react';
import { messageOf } from '~/app/report-error';
import { isFiltered } from '~/features/experiments/filter/list-filter';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { links } from '~/lib/links';
import type { ListSource } from './list-source';

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

type FilteredProps = { name: string; filter: string; onClear: () => void };

const NoMatchingExperiments = ({ name, filter, onClear }: FilteredProps) => (
  <NothingMatches
    title="No results matching your filters"
    hint={[name === '' ? '' : `Name contains “${name}”`, filter].filter(Boolean).join(' and ')}
    onClear={onClear}
  />
);

type FailedProps = { error: Error; onRetry: () => void; isRetrying: boolean };

const ExperimentsFailed = ({ name, error, ...retry }: FailedProps & { name: string }) => (
  <FailedState title={`Unable to fetch ${name}.`} message={messageOf(error)} {...retry} />
);

type Props = Omit<FailedProps, 'error'> & {
  source: ListSource;
  /** why nothing is known */
  error: Error | null;
  search: ExperimentListSearch;
  /** lets everything through */
  onClear: () => void;
};

/** Replaces the rows: the list is empty, none match, or they cannot be read. */
export default function NoRows({ source, error, search, onClear, ...retry }: Props) {
  if (error) return <ExperimentsFailed name={source.name} error={error} {...retry} />;
  if (!isFiltered(search)) return <NoExperiments {...source} />;
  const { name, filter } = search;
  return <NoMatchingExperiments name={name} filter={filter} onClear={onClear} />;
}
