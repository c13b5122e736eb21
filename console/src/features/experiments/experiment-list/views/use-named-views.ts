import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { Note } from '@trainyard/sdk/types';
import { stringifySearch } from '~/app/links/search-params';
import { projectQueries } from '~/data/projects';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { type ListSource, useListSource } from '~/features/experiments/experiment-list/list-source';
import { useChangeNote } from '~/features/workspace/notes/mutations';
import { linkOf, type NamedView, paramsOf, viewOf, withoutView, withView } from './named-view';

/** Name of the page that is made for the first view of a project. */
const viewsNoteName = 'Saved views';

const intro = 'Views of the list of experiments, kept for everyone in this project.';

const language = 'trainyard-views';

const version = '1';

// a whole fenced block: what opens it, what is in it
const block = new RegExp(`^\`\`\`${language} (\\S+)[ \\t]*\\r?\\n([\\s\\S]*?)^\`\`\`[ \\t]*$`, 'm');

/** True if a note contains views, also of another version. */
const holdsViews = (contents: string): boolean => block.test(contents);

/**
 * The views of a note's fenced block: a line with each name, and under it what its link says, so
 * that elsewhere the block reads as text. Undefined where there is no block of this version.
 */
export function readViews(contents: string): NamedView[] | undefined {
  const [, found, text = ''] = block.exec(contents) ?? [];
  if (found !== version) return undefined;
  const views: { name: string; params: URLSearchParams }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^- (.+?)\s*$/.exec(line) ?? [];
    const [, key, value] = /^\s+(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined) views.push({ name, params: new URLSearchParams() });
    else if (key !== undefined && value !== undefined) views.at(-1)?.params.append(key, value);
  }
  // unknown parts are dropped, as in any link
  return views.map(({ name, params }) => ({ name, link: linkOf(viewOf(`?${params}`)) }));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf({ name, link }: NamedView): string {
  const params = new URLSearchParams(stringifySearch(paramsOf(viewOf(link))));
  const lines = [...params].map(([key, value]) => `    ${key}: ${value.replace(/[\r\n]+/g, ' ')}`);
  return [`- ${oneLine(name)}`, ...lines].join('\n');
}

/** The note with these views in its block; everything around it stays. */
export function writeViews(contents: string, views: readonly NamedView[]): string {
  const text = `\`\`\`${language} ${version}\n${views.map((view) => `${textOf(view)}\n`).join('')}\`\`\``;
  // a function: names may hold what a replacement pattern would read
  if (holdsViews(contents)) return contents.replace(block, () => text);
  return `${[contents.trimEnd() || intro, text].join('\n\n')}\n`;
}

/** The owner of a saved view: the user, or the project for all its users. */
export type ViewScope = 'mine' | 'project';

export type NamedViews = ReturnType<typeof useNamedViews>;

/**
 * The lists of a project have separate views; those of experiments keep the setting names of older
 * versions.
 */
const listMark = (list: ListSource['name']) => (list === 'experiments' ? '' : `${list}-`);

const storagePath = (projectId: number, list: ListSource['name']) =>
  `trainyard-views-${listMark(list)}${projectId}`;

type Change = (views: readonly NamedView[]) => NamedView[];

/** The views that are saved for a project's list, and how to keep, rename and drop them. */
export function useNamedViews(projectId: number) {
  const { name: list } = useListSource();
  const ownViews = useMyViews(storagePath(projectId, list));
  const project = useProjectViews(projectId);
  const change = (scope: ViewScope, next: Change) =>
    scope === 'mine' ? ownViews.change(next) : project.change(next);

  return {
    list,
    mine: ownViews.views,
    project: project.views,
    /** the reason why views of the project cannot be changed */
    projectReason: project.reason,
    save: (scope: ViewScope, view: NamedView) => change(scope, (views) => withView(views, view)),
    remove: (scope: ViewScope, name: string) => change(scope, (views) => withoutView(views, name)),
    rename: (scope: ViewScope, { name, link }: NamedView, to: string) =>
      change(scope, (views) => withView(withoutView(views, name), { name: to, link })),
  };
}

/** Each a setting of the person's, so that two tabs do not write over each other. */
function useMyViews(path: string) {
  const { data: settings = {} } = useQuery(settingsQuery);
  const save = useSaveSetting();
  const stored = new Map(Object.entries(settings)).get(path) ?? {};
  const views = Object.entries(stored)
    .flatMap(([name, link]): NamedView[] =>
      typeof link === 'string' ? [{ name, link: linkOf(viewOf(link)) }] : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name));

  async function change(update: Change) {
    const next = update(views);
    for (const { name } of views)
      if (next.every((view) => view.name !== name))
        save({ storagePath: path, key: name, value: undefined });
    for (const view of next)
      if (!views.includes(view)) save({ storagePath: path, key: view.name, value: view.link });
  }
  return { views, change };
}

/** The views that a project keeps in its notes, and the page that holds them; undefined for those of a newer console. */
export const projectViews = (notes: readonly Note[]) => {
  const page = notes.findIndex(({ contents }) => holdsViews(contents));
  const note = notes[page];
  return { page, note, views: note ? readViews(note.contents) : [] };
};

// a position after the last note, however many others have added: appends a new note
const newPage = Number.MAX_SAFE_INTEGER;

/** A block in the notes of the project. */
function useProjectViews(projectId: number) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useChangeNote(projectId);
  const { views } = projectViews(project?.notes ?? []);

  async function change(update: Change) {
    // views that others saved meanwhile stay
    const fresh = { ...projectQueries.detail(projectId), staleTime: 0 };
    const { notes } = (await queryClient.fetchQuery(fresh)).project;
    const { page, note, views: now } = projectViews(notes);
    if (!now) throw new Error(ofNewerConsole);
    const contents = writeViews(note?.contents ?? '', update(now));
    await (note
      ? mutateAsync({ page, base: { contents: note.contents }, to: { contents } })
      : mutateAsync({ page: newPage, base: {}, to: { name: viewsNoteName, contents } }));
  }

  function reason(): string | undefined {
    if (!project) return 'The project is not known yet';
    if (!views) return ofNewerConsole;
    const workspace = workspaces?.find(({ id }) => id === project.workspaceId);
    const actionState = actionFor({ project: { ...project, workspace } }, 'editNotes', viewer);
    return actionState.state === 'allowed'
      ? undefined
      : (actionState.reason ?? 'You may not edit its notes');
  }
  return { views: views ?? [], change, reason: reason() };
}

const ofNewerConsole = 'They were written by a newer console';
