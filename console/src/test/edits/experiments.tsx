import { useSuspenseQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as calls from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import * as newer from '@trainyard/sdk/v038';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { experimentQueries } from '~/data/experiments/experiments';
import { ExperimentTags } from '~/features/experiments/base/experiment-tags';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import EditExperimentDialog from '~/features/experiments/experiment-forms/edit-dialog';
import { ExperimentNotes } from '~/features/experiments/experiment-forms/notes/experiment-notes';
import { ExperimentListPage } from '~/features/experiments/experiment-list/experiment-list-page';
import { RunMetadata } from '~/features/experiments/experiment-runs/run-metadata';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox } from '~/test/render-app';
import {
  addTag,
  done,
  type FieldRow,
  fill,
  inForm,
  inNote,
  type ListRow,
  type Other,
  press,
  typeTag,
} from './edit-rows';

const experimentOf = async (other: Other) =>
  (await calls.getExperiment(other, { experimentId: 7 })).experiment;

const patchExperiment = (body: Partial<Experiment>) => (other: Other) =>
  calls.patchExperiment(other, { experimentId: 7, body });

const runMetadataOf = async (other: Other): Promise<Record<string, unknown>> =>
  (await newer.getRunMetadata(other, { runId: 7 })).metadata ?? {};

const postRunMetadata = (other: Other, metadata: Record<string, unknown>) =>
  newer.postRunMetadata(other, { runId: 7, body: { metadata } });

function LiveExperiment({ children }: { children: (experiment: Experiment) => ReactNode }) {
  return children(useSuspenseQuery(experimentQueries.detail(7)).data.experiment);
}

/** Opens the list of the experiment's project, with its row alone. */
async function openList(other: Other) {
  const { projectId, workspaceId = 0 } = await experimentOf(other);
  // jsdom has no layout: without a height no row is drawn
  const size = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  onTestFinished(() => size.mockRestore());
  const columns = ['name', 'description', 'tags'];
  return (
    <ExperimentListPage
      project={{ id: projectId, workspaceId }}
      search={{ ...experimentListSearch.defaults(), filter: 'id = 7', columns }}
      head={() => null}
      onSearchChange={done}
    />
  );
}

const cellOf = (column: number) =>
  waitFor(() => {
    const cell = document.querySelector(`td[data-col="${column}"]`);
    if (!cell) throw new Error('The list has no row.');
    return cell;
  });

/** Types a text into a cell of the list. */
const inCell = (name: string, column: number) => async (value: string) => {
  fireEvent.doubleClick(await cellOf(column));
  const field = await screen.findByRole('textbox', { name: `${name} of experiment 7` });
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

export const fields: readonly FieldRow[] = [
  {
    field: 'name of an experiment in its list',
    operations: ['patchExperiment'],
    open: openList,
    edit: inCell('Name', 1),
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).name,
    writeSame: patchExperiment({ name: 'theirs' }),
    beside: {
      write: patchExperiment({ description: 'theirs' }),
      read: async (other) => (await experimentOf(other)).description,
    },
  },
  {
    field: 'description of an experiment in its list',
    operations: ['patchExperiment'],
    open: openList,
    edit: inCell('Description', 2),
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).description,
    writeSame: patchExperiment({ description: 'theirs' }),
    beside: {
      write: patchExperiment({ name: 'theirs' }),
      read: async (other) => (await experimentOf(other)).name,
    },
  },
  {
    field: 'name of an experiment',
    operations: ['patchExperiment'],
    open: async (other) => (
      <EditExperimentDialog experiment={await experimentOf(other)} onClose={done} />
    ),
    edit: inForm('Experiment name', 'Save'),
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).name,
    writeSame: patchExperiment({ name: 'theirs' }),
    beside: {
      write: patchExperiment({ description: 'theirs' }),
      read: async (other) => (await experimentOf(other)).description,
    },
  },
  {
    field: 'description of an experiment',
    operations: ['patchExperiment'],
    open: async (other) => (
      <EditExperimentDialog experiment={await experimentOf(other)} onClose={done} />
    ),
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).description,
    writeSame: patchExperiment({ description: 'theirs' }),
    beside: {
      write: patchExperiment({ name: 'theirs' }),
      read: async (other) => (await experimentOf(other)).name,
    },
  },
  {
    field: 'notes of an experiment',
    operations: ['patchExperiment'],
    open: async () => <ExperimentNotes experimentId={7} />,
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).notes,
    writeSame: patchExperiment({ notes: 'theirs' }),
    beside: {
      write: patchExperiment({ name: 'theirs' }),
      read: async (other) => (await experimentOf(other)).name,
    },
  },
  {
    field: 'metadata of a run',
    operations: ['postRunMetadata'],
    sandbox: newerSandbox,
    open: async () => <RunMetadata runId={7} mayEdit />,
    edit: async (value) => {
      await press(/metadata$/);
      await fill('Metadata as JSON', JSON.stringify({ added: value }));
      await press('Save');
    },
    mine: 'mine',
    read: async (other) => (await runMetadataOf(other)).added,
    writeSame: (other) => postRunMetadata(other, { added: 'theirs' }),
    beside: {
      write: (other) => postRunMetadata(other, { other: 'theirs' }),
      read: async (other) => (await runMetadataOf(other)).other,
    },
  },
];

export const lists: readonly ListRow[] = [
  {
    list: 'tags of an experiment in its list',
    operations: ['patchExperiment'],
    open: async (other) => {
      await patchExperiment({ labels: ['first'] })(other);
      return openList(other);
    },
    add: async () => {
      fireEvent.keyDown(await cellOf(1), { key: 't' });
      await typeTag('tag', 'mine');
    },
    addOther: patchExperiment({ labels: ['first', 'theirs'] }),
    read: async (other) => (await experimentOf(other)).labels,
    mine: 'mine',
    otherItem: 'theirs',
  },
  ...[demoSandbox, newerSandbox].map(
    (sandbox): ListRow => ({
      list: `tags of an experiment on ${sandbox === demoSandbox ? '0.23.4' : '0.38.1'}`,
      operations: sandbox === demoSandbox ? ['patchExperiment'] : ['putExperimentLabel'],
      sandbox,
      open: async () => (
        <LiveExperiment>
          {(experiment) => <ExperimentTags experiment={experiment} />}
        </LiveExperiment>
      ),
      add: addTag('tag', 'mine'),
      addOther: async (other) =>
        patchExperiment({ labels: [...(await experimentOf(other)).labels, 'theirs'] })(other),
      read: async (other) => (await experimentOf(other)).labels,
      mine: 'mine',
      otherItem: 'theirs',
      hasUndo: true,
    }),
  ),
];
