import { createExperiment, getWorkspaceProjects, previewHPSearch } from '@trainyard/sdk/calls';
import type { Args, TrialSimulation } from '@trainyard/sdk/types';
import { q } from '~/data/q';
import type { FreeObject } from '~/features/experiment-forms/copy/source-config';

/** `train 16, validate, train 64, validate`: equal steps in a row are counted. */
export function stepsText({ operations }: Pick<TrialSimulation, 'operations'>): string {
  const steps: { text: string; times: number }[] = [];
  for (const { type, length } of operations) {
    const text = type === 'RUNNABLE_TYPE_VALIDATE' ? 'validate' : `train ${Number(length)}`;
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1 });
  }
  return steps.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text)).join(', ');
}

/** Counts the trials with the same operations, the most common first, and all trials. */
export function summarizeSearch(trials: readonly TrialSimulation[]) {
  const lines = trials
    .map((trial) => ({ count: trial.occurrences, steps: stepsText(trial) }))
    .toSorted((a, b) => b.count - a.count);
  return { lines, total: lines.reduce((sum, { count }) => sum + count, 0) };
}

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
    q(createExperiment, { body: { ...request, validateOnly: true, activate: false } }, args),

  /** the trials the search of a config would make */
  preview: (config: FreeObject) =>
    q(
      previewHPSearch,
      { body: { config, seed: 0 } },
      { ...args, select: ({ simulation }) => summarizeSearch(simulation.trials) },
    ),
};
