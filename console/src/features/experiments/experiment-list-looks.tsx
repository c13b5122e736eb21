import { FlaskConical } from 'lucide-react';
import { messageOf } from '~/app/report-error';
import { EmptyState, FailedState, NothingMatches } from '~/components/ui/empty-state';
import { links } from '~/lib/links';

/** A project without experiments. */
export const NoExperiments = () => (
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

export const NoMatchingExperiments = ({ name, filter, onClear }: FilteredProps) => (
  <NothingMatches
    title="No results matching your filters"
    hint={[name === '' ? '' : `Name contains “${name}”`, filter].filter(Boolean).join(' and ')}
    onClear={onClear}
  />
);

type FailedProps = { error: Error; onRetry: () => void; isRetrying: boolean };

export const ExperimentsFailed = ({ error, ...retry }: FailedProps) => (
  <FailedState title="Unable to fetch experiments." message={messageOf(error)} {...retry} />
);
