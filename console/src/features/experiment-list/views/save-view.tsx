import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { check, maxLength, required } from '@trainyard/ui/form/field-rules';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { linkOf } from './named-view';
import { useNamedViews, type ViewScope } from './use-named-views';

type Props = { projectId: number; search: ExperimentListSearch; onClose: () => void };

export const nameRules = (name: string) => check(name, required('Name'), maxLength('Name', 80));

/** Keeps what is shown under a name. */
export function SaveView({ projectId, search, onClose }: Props) {
  const views = useNamedViews(projectId);
  const form = useForm({
    initial: { name: '', scope: 'mine' as ViewScope },
    validate: ({ name }) => ({ name: nameRules(name) }),
  });
  const { name, scope } = form.values;
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
      onSubmit={(values) =>
        views.save(values.scope, { name: values.name.trim(), link: linkOf(search) })
      }
    >
      <TextField
        label="Name"
        field={form.field('name')}
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
          onChange={(next) => form.change({ scope: next })}
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
