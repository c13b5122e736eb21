import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { requiredText } from '~/lib/form-schema';
import { oneOf } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { linkOf } from './named-view';
import { useNamedViews } from './use-named-views';

type Props = { projectId: number; search: ExperimentListSearch; onClose: () => void };

export const viewName = requiredText('Name', { max: 80 });

const schema = z.object({ name: viewName, scope: oneOf(['mine', 'project']) });

/** Keeps what is shown under a name. */
export function SaveView({ projectId, search, onClose }: Props) {
  const views = useNamedViews(projectId);
  const form = useSchemaForm(schema, { name: '', scope: 'mine' });
  const { name, scope } = form.watch();
  const isThere = views[scope].some((view) => view.name === name.trim());
  return (
    <FormDialog
      title="Save view"
      submitLabel={isThere ? 'Replace view' : 'Save view'}
      failure="Unable to save the view."
      size="small"
      form={form}
      blocked={scope === 'project' ? views.projectReason : undefined}
      onClose={onClose}
      onSubmit={(output) => views.save(output.scope, { name: output.name, link: linkOf(search) })}
    >
      <TextField
        label="Name"
        control={form.control}
        name="name"
        autoFocus
        hint={
          isThere
            ? 'Takes the place of the view of this name.'
            : 'Filter, sort, columns and their widths are kept.'
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
            : (views.projectReason ??
              'Kept in the notes of the project, where everybody reads it.')}
        </p>
      </div>
    </FormDialog>
  );
}
