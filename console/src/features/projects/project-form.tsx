import { check, maxLength, required } from '@trainyard/ui/form/field-rules';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { type Form, useForm } from '@trainyard/ui/form/use-form';
import type { ProjectTexts } from './mutations';

const nameLength = 80;

export const useProjectForm = (initial: ProjectTexts): Form<ProjectTexts> =>
  useForm({
    initial,
    validate: ({ name }) => ({
      name: check(
        name,
        required('Project Name', 'Name is required'),
        maxLength('Project Name', nameLength),
      ),
    }),
  });

/** The master keeps what it gets: blanks at the ends are ours to drop. */
export const trimmed = ({ name, description }: ProjectTexts): ProjectTexts => ({
  name: name.trim(),
  description: description.trim(),
});

export const ProjectFields = ({ form }: { form: Form<ProjectTexts> }) => (
  <>
    <TextField label="Project Name" field={form.field('name')} autoFocus />
    <TextAreaField label="Description" field={form.field('description')} rows={3} />
  </>
);
