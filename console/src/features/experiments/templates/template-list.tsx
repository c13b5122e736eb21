import { Link } from '@tanstack/react-router';
import type { Template, Workspace } from '@trainyard/sdk/types';
import { NothingMatches } from '@trainyard/ui/base/empty-state';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { readDraft } from '@trainyard/ui/lib/draft';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { TemplateView } from './template-search';
import type { Uses } from './template-uses';
import { useDraftKey } from './use-draft';

type Props = {
  templates: readonly Template[];
  /** the number of templates before filtering */
  workspaces: readonly Workspace[];
  uses: Uses | undefined;
  view: TemplateView;
  /** the name of the open template */
  openName: string | undefined;
  onViewChange: (change: Partial<TemplateView>) => void;
};

/** The templates by name, with their workspaces and how much they are used. */
export function TemplateList(props: Props) {
  const { templates, workspaces, uses, view, openName, onViewChange } = props;
  const draftKey = useDraftKey();
  const nameOf = (id: number) => workspaces.find((each) => each.id === id)?.name;
  return (
    <nav
      aria-label="Templates"
      className="flex w-72 shrink-0 flex-col border-r narrow:max-h-64 narrow:w-full narrow:border-r-0 narrow:border-b"
    >
      <div className="flex gap-2 border-b px-6 py-2 narrow:px-4">
        <SearchField
          label="Search templates"
          placeholder="Search"
          text={view.search}
          onChange={(search) => onViewChange({ search })}
        />
        <FilterMenu
          name="Workspace"
          choices={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={view.workspace}
          onChange={(workspace) => onViewChange({ workspace })}
        />
      </div>
      {templates.length === 0 ? (
        <NothingMatches
          title="No templates match."
          onClear={() => onViewChange({ search: '', workspace: [] })}
        />
      ) : (
        <ul aria-label="Templates by name" data-rows className="min-h-0 flex-1 overflow-y-auto">
          {templates.map((template) => (
            <li key={template.name} tabIndex={-1} className="border-b">
              <Link
                to="/templates"
                search={{ ...view, name: template.name, base: '' }}
                aria-current={template.name === openName ? 'page' : undefined}
                className="no-underline-hover grid grid-cols-[1fr_auto] gap-x-3 border-l-2 border-transparent py-2 pr-4 pl-[calc(--spacing(6)-2px)] hover:bg-hover aria-[current=page]:border-accent aria-[current=page]:bg-hover narrow:pl-[calc(--spacing(4)-2px)]"
              >
                <span className="truncate font-medium" title={displayText(template.name)}>
                  {displayText(template.name)}
                </span>
                <span className="text-right text-sm text-muted">
                  {readDraft(draftKey(template)) === null ? null : 'edited'}
                </span>
                <span className="truncate text-sm text-muted">
                  {displayText(nameOf(template.workspaceId) ?? `Workspace ${template.workspaceId}`)}
                </span>
                <span className="num text-right text-sm text-muted">
                  {usesText(uses, template.name)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function usesText(uses: Uses | undefined, name: string): string {
  const users = uses?.get(name);
  if (users === undefined) return '';
  return users.length === 0 ? 'unused' : `used by ${users.length}`;
}
