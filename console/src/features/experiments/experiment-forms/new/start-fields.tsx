import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { Field } from '@trainyard/ui/base/field';
import { Select } from '@trainyard/ui/base/select';
import { type BoundField, LabeledField } from '@trainyard/ui/form/fields';
import type { SchemaForm } from '@trainyard/ui/form/use-schema-form';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { templateQueries } from '~/data/templates';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import {
  hasProjects,
  moveSchema,
  useProjects,
} from '~/features/experiments/experiment-forms/move/move-dialog';
import { z } from '~/lib/zod';

/** The place, the template and the config of a new experiment; its folder of files is not stored. */
export const startSchema = z.intersection(
  moveSchema,
  z.object({ text: z.string(), template: z.string() }),
);

type Props = { form: SchemaForm<z.output<typeof startSchema>> };

const noProject = { value: 0, label: 'Project (required)' };

/** Chooses in one row where an experiment starts, and the template that the master merges with its config. */
export function StartFields({ form }: Props) {
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { data: templates = [] } = useQuery(templateQueries.list());
  const { workspaceId, template } = form.watch();
  const open = workspaces.filter(
    ({ id, archived }) => !archived && can(viewer, 'experiment.create', { workspaceId: id }),
  );
  const projects = useProjects(workspaceId)
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid grid-cols-3 items-start gap-3.5 narrow:grid-cols-1">
      <LabeledField control={form.control} name="workspaceId" label="Workspace">
        {({ onChange, ...field }: BoundField<number>) => (
          <Select
            {...field}
            label="Workspace"
            options={open.map(({ id, name }) => ({
              value: id,
              label: name,
              icon: <WorkspaceIcon name={name} />,
            }))}
            onChange={(next) => {
              onChange(next);
              form.setValue('projectId', null);
            }}
            className="h-8! w-full"
          />
        )}
      </LabeledField>
      {hasProjects(workspaceId) ? (
        <LabeledField control={form.control} name="projectId" label="Project">
          {({ value, onChange, ...field }: BoundField<number | null>) => (
            <Select
              {...field}
              label="Project"
              value={value ?? noProject.value}
              options={value === null ? [noProject, ...projects] : projects}
              onChange={(next) => onChange(next || null)}
              className="h-8! w-full"
            />
          )}
        </LabeledField>
      ) : null}
      {templates.length === 0 ? null : (
        <Field label="Template">
          {({ id }) => (
            <Select
              id={id}
              label="Template"
              value={template}
              options={[
                { value: '', label: 'No template (optional)' },
                ...templates.map(({ name }) => ({ value: name, label: name })),
              ]}
              onChange={(name) => form.setValue('template', name, { shouldDirty: true })}
              className="h-8! w-full"
            />
          )}
        </Field>
      )}
    </div>
  );
}
