import { TextField } from '~/components/form/fields';
import { FormDialog } from '~/components/form/form-dialog';
import { check, maxLength, required } from '~/components/form/rules';
import { useForm } from '~/components/form/use-form';
import { SegmentedControl } from '~/components/ui/segmented-control';
import type { ExperimentListSearch } from '../search';
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
