import { useQuery } from '@tanstack/react-query';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount } from '@trainyard/ui/lib/format';
import { keyOf } from '@trainyard/ui/lib/keys';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { FolderClosed, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { takeBufferedKeys } from '~/app/overlays/key-buffer';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { workspaceQueries } from '~/data/workspaces';
import { links } from '~/lib/links';
import { PaletteFrame } from './palette-frame';
import { paletteQueries } from './queries';
import { useGo } from './use-suggestions';

type Props = { onClose: () => void };

/** All workspaces with their projects, filtered by a name. */
export default function QuickSearch({ onClose }: Props) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const key = keyOf(event);
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    if (key === 'ArrowDown') items[Math.min(at + 1, items.length - 1)]?.focus();
    else if (key === 'ArrowUp' && at > 0) items[at - 1]?.focus();
    else if (key === 'Enter' && at < 0) items[0]?.click();
    else return;
    event.preventDefault();
  }

  return (
    <PaletteFrame
      title="Search workspace or project"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="top-[min(84px,8vh)] max-h-[80vh] max-w-[clamp(520px,50vw,1000px)]"
    >
      <div className="flex h-12 shrink-0 items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          aria-label="Search workspace or project"
          placeholder="Search workspace or project"
          value={text}
          onFocus={() => setText((last) => last + takeBufferedKeys().text)}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none phone:text-base"
        />
      </div>
      <div ref={list} className="min-h-0 overflow-y-auto p-1.5">
        <Tree text={text} onClose={onClose} />
      </div>
    </PaletteFrame>
  );
}

function Tree({ text, onClose }: Props & { text: string }) {
  const go = useGo();
  const workspaces = useQuery(workspaceQueries.list());
  const projects = useQuery(paletteQueries.projects());
  const error = workspaces.error ?? projects.error;
  if (error && !(workspaces.data && projects.data))
    return (
      <FailedState
        title="Unable to fetch data."
        message={messageOf(error)}
        onRetry={() => void Promise.all([workspaces.refetch(), projects.refetch()])}
        isRetrying={workspaces.isFetching || projects.isFetching}
      />
    );
  if (!workspaces.data || !projects.data)
    return (
      <p className="flex items-center justify-center gap-2 py-10 text-muted">
        <Spinner className="size-4" />
        Loading...
      </p>
    );
  const tree = projectTree({ workspaces: workspaces.data, projects: projects.data, text });
  if (tree.length === 0) return <EmptyState title="No matching workspace or projects" />;
  const choose = (path: string) => () => {
    onClose();
    go(path);
  };
  return (
    <ul>
      {tree.map((workspace) => (
        <Branch key={workspace.id} workspace={workspace} choose={choose} />
      ))}
    </ul>
  );
}

type BranchProps = { workspace: TreeWorkspace; choose: (path: string) => () => void };

const Branch = ({ workspace, choose }: BranchProps) => (
  <li>
    <Line {...workspace} onChoose={choose(links.workspace(workspace.id))}>
      <WorkspaceIcon name={workspace.name} />
    </Line>
    {workspace.projects.length > 0 ? (
      <ul className="ml-4.5 border-l pl-2">
        {workspace.projects.map((project) => (
          <li key={project.id}>
            <Line
              name={project.name}
              numExperiments={project.numExperiments}
              onChoose={choose(links.project(project.id))}
            >
              <FolderClosed aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
            </Line>
          </li>
        ))}
      </ul>
    ) : null}
  </li>
);

type LineProps = {
  name: string;
  numExperiments: number;
  onChoose: () => void;
  children: ReactNode;
};

const Line = ({ name, numExperiments, onChoose, children }: LineProps) => (
  <button
    type="button"
    onClick={onChoose}
    className="flex h-8 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
  >
    {children}
    <span className="truncate">{displayText(name)}</span>
    <span className="num shrink-0 text-faint">({formatCount(numExperiments)})</span>
  </button>
);

type TreeProject = Pick<Project, 'id' | 'name' | 'numExperiments'>;

type TreeWorkspace = Pick<Workspace, 'id' | 'name' | 'numExperiments'> & {
  projects: readonly TreeProject[];
};

type SearchInput = { workspaces: readonly Workspace[]; projects: readonly Project[]; text: string };

/**
 * Workspaces with their projects. Keeps a workspace if its name or one of its projects matches; of
 * its projects only the matching ones.
 */
function projectTree({ workspaces, projects, text }: SearchInput): TreeWorkspace[] {
  const query = text.trim().toLowerCase();
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(query);
  return workspaces.flatMap((workspace) => {
    const own = projects.filter(
      (project) => project.workspaceId === workspace.id && matches(project),
    );
    const { id, name, numExperiments } = workspace;
    return own.length > 0 || matches(workspace)
      ? [{ id, name, numExperiments, projects: own }]
      : [];
  });
}
