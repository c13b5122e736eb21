import { useQuery } from '@tanstack/react-query';
import { FailedNote } from '~/components/page/failed-note';
import { allocationsQuery } from '~/data/cluster/agents';

/** Shows the error because of which slots do not show their jobs. */
export const FailedHolders = () => (
  <FailedNote
    title="Unable to fetch the jobs on the slots."
    hint="Slots are shown without the colors and names of jobs."
    query={useQuery(allocationsQuery)}
  />
);
