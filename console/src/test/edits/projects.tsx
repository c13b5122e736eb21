import { useSuspenseQuery } from '@tanstack/react-query';
import * as calls from '@trainyard/sdk/calls';
import type { Project } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { projectQueries } from '~/data/projects';
import { NotesPage } from '~/features/workspace/notes/notes-page';
import ProjectDialog from '~/features/workspace/projects/project-dialog';
import { ProjectList } from '~/features/workspace/projects/project-list';
import { projectListSearch } from '~/features/workspace/projects/search';
import { done, type FieldRow, inForm, inNote, inPlace, type Other } from './edit-rows';

const projectOf = async (other: Other) => (await calls.getProject(other, { projectId: 2 })).project;

const patchProject = (body: Partial<Pick<Project, 'name' | 'description'>>) => (other: Other) =>
  calls.patchProject(other, { projectId: 2, body });

const putNotes =
  (...notes: Array<[name: string, contents: string]>) =>
  async (other: Other) =>
    calls.putProjectNotes(other, {
      projectId: 2,
      body: { notes: notes.map(([name, contents]) => ({ name, contents })) },
    });

const noteOf = async (other: Other) => (await projectOf(other)).notes[0];

async function openNotes(other: Other) {
  await putNotes(['One', 'first'])(other);
  return <LiveProject>{(project) => <NotesPage project={project} search={{}} />}</LiveProject>;
}

function LiveProject({ children }: { children: (project: Project) => ReactNode }) {
  return children(useSuspenseQuery(projectQueries.detail(2)).data);
}

export const fields: readonly FieldRow[] = [
  {
    field: 'name of a project',
    operations: ['patchProject'],
    open: async (other) => <ProjectDialog project={await projectOf(other)} onClose={done} />,
    edit: inForm('Project Name', 'Save Changes'),
    mine: 'mine',
    read: async (other) => (await projectOf(other)).name,
    writeSame: patchProject({ name: 'theirs' }),
    beside: {
      write: patchProject({ description: 'theirs' }),
      read: async (other) => (await projectOf(other)).description,
    },
  },
  {
    field: 'description of a project',
    operations: ['patchProject'],
    open: async (other) => <ProjectDialog project={await projectOf(other)} onClose={done} />,
    edit: inForm('Description', 'Save Changes'),
    mine: 'mine',
    read: async (other) => (await projectOf(other)).description,
    writeSame: patchProject({ description: 'theirs' }),
    beside: {
      write: patchProject({ name: 'theirs' }),
      read: async (other) => (await projectOf(other)).name,
    },
  },
  {
    field: 'description of a project in its list',
    operations: ['patchProject'],
    open: async (other) => {
      const { workspace } = await calls.getWorkspace(other, { workspaceId: 2 });
      const search = { ...projectListSearch.defaults(), view: 'list' as const };
      return <ProjectList workspace={workspace} search={search} onSearchChange={done} />;
    },
    edit: inPlace('Description of detection-and-classification'),
    mine: 'mine',
    read: async (other) => (await projectOf(other)).description,
    writeSame: patchProject({ description: 'theirs' }),
    beside: {
      write: patchProject({ name: 'theirs' }),
      read: async (other) => (await projectOf(other)).name,
    },
  },
  {
    field: 'page of the notes of a project',
    operations: ['putProjectNotes'],
    open: openNotes,
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await noteOf(other))?.contents,
    writeSame: putNotes(['One', 'theirs']),
    beside: {
      write: putNotes(['One', 'first'], ['Two', 'theirs']),
      read: async (other) => (await projectOf(other)).notes[1]?.contents,
    },
  },
  {
    field: 'title of a page of notes',
    operations: ['putProjectNotes'],
    open: openNotes,
    edit: inPlace('Title'),
    mine: 'mine',
    read: async (other) => (await noteOf(other))?.name,
    writeSame: putNotes(['theirs', 'first']),
    beside: {
      write: putNotes(['One', 'theirs']),
      read: async (other) => (await noteOf(other))?.contents,
    },
  },
];
