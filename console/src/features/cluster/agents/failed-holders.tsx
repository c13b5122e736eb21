import { useQuery } from '@tanstack/react-query';
import { FailedNote } from '~/components/page/failed-note';
import { allocationsQuery } from '~/features/cluster/queries';

/** Says why slots do not show what holds them. */
export const FailedHolders = () => (
  <FailedNote
    title="Unable to fetch what holds the slots."
    hint="They are drawn without the colors and names of jobs."
    query={useQuery(allocationsQuery)}
  />
);
