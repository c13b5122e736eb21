import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { keyOf } from '@trainyard/ui/lib/keys';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Copy, NotebookPen, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { errorOf, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { addressOf, linkOf, type NamedView, noteBlockOf } from './named-view';
import { useListView } from './use-list-view';
import { type NamedViews, useNamedViews, type ViewScope } from './use-named-views';

type SaveViewProps = { projectId: number; search: ExperimentListSearch; onClose: () => void };

const viewName = requiredText('Name', { max: 80 });

const schema = z.object({ name: viewName, scope: z.enum(['mine', 'project']) });

/** Keeps what is shown under a name. */
function SaveView({ projectId, search, onClose }: SaveViewProps) {
  const views = useNamedViews(projectId);
  const { saved } = useListView(projectId, search);
  const form = useSchemaForm(schema, { name: '', scope: 'mine' }, `projects/${projectId}/view`);
  const { name, scope } = form.watch();
  const isThere = views[scope].some((each) => each.name === name.trim());
  return (
    <FormDialog
      title="Save view"
      submitLabel={isThere ? 'Replace view' : 'Save view'}
      failure="Unable to save the view."
      size="small"
      form={form}
      blocked={scope === 'project' ? views.projectReason : undefined}
      onClose={onClose}
      onSubmit={(output) => views.save(output.scope, { name: output.name, link: linkOf(saved) })}
    >
      <TextField
        label="Name"
        control={form.control}
        name="name"
        autoFocus
        hint={
          isThere
            ? 'Replaces the view of this name.'
            : 'Filter, sort, columns and their widths, the board and chosen colors are kept.'
        }
      />
      <div className="grid justify-items-start gap-1">
        <SegmentedControl
          label="For whom"
          value={scope}
          segments={[
            { value: 'mine', label: 'For me' },
            { value: 'project', label: 'For the project' },
          ]}
          onChange={(next) => form.setValue('scope', next, { shouldDirty: true })}
        />
        <p className="text-sm text-faint">
          {scope === 'mine'
            ? 'Kept in your settings.'
            : (views.projectReason ?? 'Kept in the notes of the project, where everyone reads it.')}
        </p>
      </div>
    </FormDialog>
  );
}

type ManageViewsProps = { projectId: number; onClose: () => void };

/** Renames, shares and deletes views. */
function ManageViews({ projectId, onClose }: ManageViewsProps) {
  const views = useNamedViews(projectId);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Saved views" size="medium">
        <ViewList title="Mine" scope="mine" {...{ views, projectId }} />
        <ViewList title="Project" scope="project" {...{ views, projectId }} />
        {views.mine.length + views.project.length === 0 ? (
          <p className="py-4 text-muted">No saved views</p>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type ListProps = { title: string; scope: ViewScope; views: NamedViews; projectId: number };

function ViewList({ title, scope, views, projectId }: ListProps) {
  if (views[scope].length === 0) return null;
  return (
    <section aria-label={title} className="mb-4">
      <h3 className="mb-1 text-sm font-medium text-muted">{title}</h3>
      <ul className="divide-y rounded-md border">
        {views[scope].map((view) => (
          <ViewRow key={view.name} {...{ view, scope, views, projectId }} />
        ))}
      </ul>
      {scope === 'project' && views.projectReason ? (
        <p className="mt-1 text-sm text-faint">{views.projectReason}</p>
      ) : null}
    </section>
  );
}

type RowProps = Omit<ListProps, 'title'> & { view: NamedView };

const report = (error: unknown) => reportError(error, { message: 'Unable to change the view.' });

function ViewRow({ view, scope, views, projectId }: RowProps) {
  const { name, link } = view;
  const [isRenaming, setRenaming] = useState(false);
  const reason = scope === 'project' ? views.projectReason : undefined;

  async function remove() {
    try {
      await views.remove(scope, name);
      showUndo(`Deleted view ${name}`, () => void views.save(scope, view).catch(report));
    } catch (error) {
      report(error);
    }
  }

  if (isRenaming)
    return (
      <RenameRow
        name={name}
        isTaken={(next) => next !== name && views[scope].some((each) => each.name === next)}
        onRename={(next) => void views.rename(scope, view, next).catch(report)}
        onClose={() => setRenaming(false)}
      />
    );
  return (
    <li className="flex items-center gap-1 py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 truncate" title={displayText(name)}>
        {displayText(name)}
      </span>
      <IconButton
        label={`Copy link to ${name}`}
        onClick={() => void copyText(addressOf(projectId, views.list, link), 'Link copied')}
      >
        <Copy aria-hidden className="size-3.5" />
      </IconButton>
      {scope === 'project' && views.list === 'experiments' ? (
        <IconButton
          label={`Copy ${name} for a note`}
          onClick={() => void copyText(noteBlockOf(projectId, name), 'Block for a note copied')}
        >
          <NotebookPen aria-hidden className="size-3.5" />
        </IconButton>
      ) : null}
      <IconButton label={`Rename ${name}`} reason={reason} onClick={() => setRenaming(true)}>
        <Pencil aria-hidden className="size-3.5" />
      </IconButton>
      <IconButton label={`Delete ${name}`} reason={reason} onClick={() => void remove()}>
        <Trash2 aria-hidden className="size-3.5" />
      </IconButton>
    </li>
  );
}

type RenameProps = {
  name: string;
  isTaken: (name: string) => boolean;
  onRename: (name: string) => void;
  onClose: () => void;
};

function RenameRow({ name, isTaken, onRename, onClose }: RenameProps) {
  const [text, setText] = useState(name);
  const next = text.trim();
  const fault =
    errorOf(viewName, text) ?? (isTaken(next) ? 'Another view has this name' : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fault !== undefined) return;
    if (next !== name) onRename(next);
    onClose();
  }

  return (
    <li className="px-1 py-1">
      <form onSubmit={submit} className="flex items-center gap-1">
        <Input
          autoFocus
          aria-label={`New name of ${name}`}
          aria-invalid={fault !== undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-own-escape
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
          className="h-7!"
        />
        <Button type="submit" aria-disabled={fault === undefined ? undefined : true}>
          Rename
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
      {fault ? (
        <p role="alert" className="px-1 pt-1 text-sm text-bad">
          {fault}
        </p>
      ) : null}
    </li>
  );
}

type Props = {
  projectId: number;
  search: ExperimentListSearch;
  dialogKind: 'save' | 'manage';
  onClose: () => void;
};

/** The dialogs that the menu of views opens. */
export default function ViewDialog({ dialogKind, ...props }: Props) {
  return dialogKind === 'save' ? <SaveView {...props} /> : <ManageViews {...props} />;
}
