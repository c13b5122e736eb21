import { getExperiments, getProjectColumns, getWorkspaceProjects } from '@trainyard/sdk/calls';
import type { Project, ProjectColumn } from '@trainyard/sdk/types';
import { confirm, runOnEach } from '../../core/each';
import { Failure } from '../../core/failure';
import { field } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { defineVerb } from '../../core/verb';
import { experimentColumns } from '../experiment/columns';
import { requireAction, requireActionOn } from '../people/require-action';
import { findProject, findWorkspace } from './find';
import { projectColumns, sorting, sortOptions } from './lists';

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List the projects of a workspace',
  operands: '<workspace>',
  completes: 'workspace',
  prints: 'rows',
  isDefault: true,
  options: sortOptions,
  examples: ['trainyard project list vision'],
  run: async ({ values, operands: [workspace = ''], cli }) => {
    const { id: workspaceId } = await findWorkspace(cli, workspace);
    const rows = listRows(cli, getWorkspaceProjects, { workspaceId, ...sorting(values) });
    await cli.out.rows(projectColumns, rows);
  },
});

const place = '<workspace> <project>';
const inPlace = {
  operands: place,
  completes: 'workspace',
} as const;
const placeOf = ([workspace = '', project = '']: string[]) => ({ workspace, project });

const describe = defineVerb({
  ...inPlace,
  name: 'describe',
  summary: 'Show a project and its experiments',
  prints: 'record',
  options: { all: { type: 'boolean', short: 'a', help: 'Archived experiments too' } },
  run: async ({ values, operands, cli }) => {
    const { client } = await cli.session();
    const { id } = await findProject(cli, placeOf(operands));
    const { project } = await client.getProject({ projectId: id }, { signal: cli.signal });
    if (project) await cli.out.record(projectColumns, project);
    if (cli.out.format !== 'table' || cli.globals.columns) return;
    cli.out.text('');
    const filter = { projectId: id, ...(values.all ? {} : { archived: false }) };
    await cli.out.rows(experimentColumns(), listRows(cli, getExperiments, filter));
  },
});

const listExperiments = defineVerb({
  ...inPlace,
  name: 'list-experiments',
  summary: 'List the experiments of a project',
  prints: 'rows',
  options: {
    ...sortOptions,
    all: { type: 'boolean', short: 'a', help: 'Archived ones too' },
  },
  run: async ({ values, operands, cli }) => {
    const { id: projectId } = await findProject(cli, placeOf(operands));
    const filter = { projectId, ...sorting(values), ...(values.all ? {} : { archived: false }) };
    await cli.out.rows(experimentColumns(), listRows(cli, getExperiments, filter));
  },
});

const columnColumns = [
  field<ProjectColumn>('column', 'Column'),
  field<ProjectColumn>('displayName', 'Name'),
  field<ProjectColumn>('type', 'Type'),
  field<ProjectColumn>('location', 'Location'),
];

const columns = defineVerb({
  ...inPlace,
  name: 'columns',
  summary: 'List what the experiments of a project can be filtered and sorted by',
  prints: 'rows',
  run: async ({ operands, cli }) => {
    const { client } = await cli.session();
    const { id } = await findProject(cli, placeOf(operands));
    const answer = await getProjectColumns(client, { projectId: id }, { signal: cli.signal });
    await cli.out.rows(columnColumns, answer.columns);
  },
});

type Note = Project['notes'][number];

const noteColumns = [
  field<Note>('name', 'Name'),
  field<Note>('contents', 'Contents', {
    show: ({ contents }) => contents.split('\n').find((line) => line.trim() !== '') ?? '',
  }),
];

const notes = defineVerb({
  operands: `${place} [note]`,
  completes: 'workspace',
  name: 'notes',
  summary: 'List the notes of a project, or print one',
  prints: 'rows',
  examples: [
    'trainyard project notes vision segmentation',
    'trainyard p notes vision segmentation Results',
  ],
  run: async ({ operands, cli }) => {
    const { client } = await cli.session();
    const { id, name } = await findProject(cli, placeOf(operands));
    const { project } = await client.getProject({ projectId: id }, { signal: cli.signal });
    const all = project.notes;
    const [, , requested] = operands;
    if (requested === undefined) return cli.out.rows(noteColumns, all);
    const note = all.find((each) => each.name === requested);
    if (!note)
      throw new Failure(`The project ${name} has no note "${requested}".`, { outcome: 'notFound' });
    if (cli.out.format === 'table') return cli.out.text(note.contents);
    return cli.out.record(noteColumns, note);
  },
});

const create = defineVerb({
  name: 'create',
  summary: 'Create a project',
  operands: '<workspace> <name>',
  completes: 'workspace',
  prints: 'record',
  options: { description: { type: 'string', value: 'TEXT', default: '', help: 'Description' } },
  run: async ({ values, operands: [workspace = '', name = ''], cli }) => {
    const workspaceRow = await findWorkspace(cli, workspace);
    await requireAction(cli, { workspace: workspaceRow }, 'createProject');
    const { id: workspaceId } = workspaceRow;
    const { client } = await cli.session();
    const body = { name, description: values.description, workspaceId };
    const { project } = await client.postProject({ workspaceId, body }, { signal: cli.signal });
    if (project) await cli.out.record(projectColumns, project);
  },
});

const edit = defineVerb({
  ...inPlace,
  name: 'edit',
  summary: 'Change name or description of a project',
  prints: 'record',
  options: {
    new_name: { type: 'string', value: 'NAME', help: 'The new name' },
    'new-name': { type: 'string', value: 'NAME', help: 'The same' },
    description: { type: 'string', value: 'TEXT', help: 'The new description' },
  },
  run: async ({ values, operands, cli }) => {
    const { id } = await findProject(cli, placeOf(operands));
    await requireActionOn(cli, { noun: 'project', id }, 'edit');
    const { client } = await cli.session();
    const name = values['new-name'] ?? values.new_name;
    const body = {
      ...(name === undefined ? {} : { name }),
      ...(values.description === undefined ? {} : { description: values.description }),
    };
    const { project } = await client.patchProject({ projectId: id, body }, { signal: cli.signal });
    if (project) await cli.out.record(projectColumns, project);
  },
});

const move = defineVerb({
  name: 'move',
  summary: 'Move a project to another workspace',
  operands: '<workspace> <project> <to-workspace>',
  completes: 'workspace',
  run: async ({ operands, cli }) => {
    const project = await findProject(cli, placeOf(operands));
    await requireActionOn(cli, { noun: 'project', id: project.id }, 'move');
    const target = await findWorkspace(cli, operands[2] ?? '');
    const { client } = await cli.session();
    const body = { projectId: project.id, destinationWorkspaceId: target.id };
    await client.moveProject({ projectId: project.id, body }, { signal: cli.signal });
    cli.notify(`Moved project ${project.name} to ${target.name}.`);
  },
});

type Call = 'archiveProject' | 'deleteProject' | 'unarchiveProject';

type Words = { verb: 'archive' | 'delete' | 'unarchive'; done: string; summary: string };

const actionOf = (call: Call, words: Words) =>
  defineVerb({
    name: words.verb,
    summary: words.summary,
    operands: '<workspace> <project…>',
    completes: 'workspace',
    run: async ({ operands: [workspace = '', ...projects], cli }) => {
      const { client } = await cli.session();
      if (call === 'deleteProject')
        await confirm(cli, `Delete ${projects.join(', ')} of ${workspace}?`);
      return runOnEach(cli, {
        ids: projects,
        what: 'project',
        verb: words.verb,
        done: words.done,
        run: async (project) => {
          const { id } = await findProject(cli, { workspace, project });
          await requireActionOn(cli, { noun: 'project', id }, words.verb);
          await client[call]({ projectId: id }, { signal: cli.signal });
        },
      });
    },
  });

export const verbs = [
  list,
  describe,
  listExperiments,
  columns,
  notes,
  create,
  edit,
  move,
  actionOf('archiveProject', { verb: 'archive', done: 'Archived', summary: 'Archive projects' }),
  actionOf('unarchiveProject', {
    verb: 'unarchive',
    done: 'Unarchived',
    summary: 'Unarchive projects',
  }),
  actionOf('deleteProject', {
    verb: 'delete',
    done: 'Deleted',
    summary: 'Delete projects that hold no experiments',
  }),
];
