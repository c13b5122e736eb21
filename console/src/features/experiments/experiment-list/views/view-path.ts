import type { ListSource } from '~/features/experiments/experiment-list/list-source';

/** Where the settings of a person keep the view of a list of a project. */
export const viewPath = (projectId: number, list: ListSource['name']): string =>
  list === 'experiments' ? `f_project-details-${projectId}` : `trainyard-${list}-${projectId}`;
