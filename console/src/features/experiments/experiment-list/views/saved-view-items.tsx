import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@trainyard/ui/base/dropdown-menu';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Check } from 'lucide-react';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { addressOf, changeTo, type ListView, linkOf, type NamedView } from './named-view';
import { useListView } from './use-list-view';
import { useNamedViews } from './use-named-views';

export type ViewItemsProps = {
  projectId: number;
  search: ExperimentListSearch;
  onSearchChange: (change: Partial<ListView>) => void;
  onOpenDialog: (what: 'save' | 'manage') => void;
};

/** The lines of the menu of views. */
export default function SavedViewItems({
  projectId,
  search,
  onSearchChange,
  onOpenDialog,
}: ViewItemsProps) {
  const { mine: ownViews, project } = useNamedViews(projectId);
  const { name } = useListSource();
  const view = useListView(projectId, search);
  const link = linkOf(view.saved);
  const itemProps = {
    links: [link, linkOf(view.link)],
    onOpen: (view: NamedView) => onSearchChange(changeTo(view.link)),
  };
  return (
    <>
      <ViewItems title="Mine" views={ownViews} {...itemProps} />
      <ViewItems title="Project" views={project} {...itemProps} />
      {ownViews.length + project.length === 0 ? (
        <DropdownMenuLabel>No saved views</DropdownMenuLabel>
      ) : null}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => onOpenDialog('save')}>Save this view...</DropdownMenuItem>
      <DropdownMenuItem
        disabled={ownViews.length + project.length === 0}
        onSelect={() => onOpenDialog('manage')}
      >
        Manage views...
      </DropdownMenuItem>
      <DropdownMenuItem
        onSelect={() => void copyText(addressOf(projectId, name, link), 'Link copied')}
      >
        Copy link to this view
      </DropdownMenuItem>
    </>
  );
}

type ItemsProps = {
  title: string;
  views: readonly NamedView[];
  /** of what is shown, with and without the colors that the user has chosen */
  links: readonly string[];
  onOpen: (view: NamedView) => void;
};

const ViewItems = ({ title, views, links, onOpen }: ItemsProps) =>
  views.length === 0 ? null : (
    <>
      <DropdownMenuLabel>{title}</DropdownMenuLabel>
      {views.map((view) => (
        <DropdownMenuItem key={view.name} onSelect={() => onOpen(view)} className="max-w-80">
          <span className="min-w-0 flex-1 truncate" title={displayText(view.name)}>
            {displayText(view.name)}
          </span>
          {links.includes(view.link) ? (
            <Check aria-label="shown" className="size-3.5 shrink-0 text-muted" />
          ) : null}
        </DropdownMenuItem>
      ))}
    </>
  );
