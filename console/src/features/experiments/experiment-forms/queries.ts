import { createExperiment, getWorkspaceProjects, previewHPSearch } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { q } from '~/data/q';
import type { FreeObject } from '~/features/experiments/experiment-forms/copy/source-config';
import { summarizeSearch } from './search-summary';

/** A config as it would be sent. */
export type ConfigRequest = {
  config: string;
  parentId: number;
  projectId: number;
  /** the name of a template that the master merges with it; values of the config win */
  template?: string;
  /** the files of its code */
  modelDefinition?: NonNullable<Args<'createExperiment'>['body']['modelDefinition']>;
};

// the same text has the same answer while the form is open, and the form shows the error
const args = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
} as const;

/** A dry run, which creates nothing, and so is a query. */
const checkExperiment = (...request: Parameters<typeof createExperiment>) =>
  createExperiment(...request);

export const formQueries = {
  /** all projects of a workspace, archived ones too */
  projects: (workspaceId: number) =>
    q(
      getWorkspaceProjects,
      { workspaceId, limit: 0 },
      { select: ({ projects }) => projects, error: 'Unable to fetch projects' },
    ),

  /** checks a config on the master; rejects with the message of the master */
  check: (request: ConfigRequest) =>
    q(checkExperiment, { body: { ...request, validateOnly: true, activate: false } }, args),

  /** the trials the search of a config would make */
  preview: (config: FreeObject) =>
    q(
      previewHPSearch,
      { body: { config, seed: 0 } },
      { ...args, select: ({ simulation }) => summarizeSearch(simulation.trials, config) },
    ),
};
