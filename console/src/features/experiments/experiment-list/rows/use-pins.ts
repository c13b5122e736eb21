import { useQuery } from '@tanstack/react-query';
import { type Settings, settingsQuery } from '~/data/settings';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { noPins, pinsOf } from './stored-pins';

/** The pinned rows of the list. */
export function usePins(projectId: number): readonly number[] {
  const { name } = useListSource();
  const select = (settings: Settings) => pinsOf(settings, projectId, name);
  const { data = noPins } = useQuery({ ...settingsQuery, select });
  return data;
}
