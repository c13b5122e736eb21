import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { requiredText, trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import type { ProjectTexts } from './mutations';

const schema = z.object({
  name: requiredText('Project Name', { max: 80, required: 'Name is required' }),
  description: trimmedText,
});

export const useProjectForm = (initial: ProjectTexts) => useSchemaForm(schema, initial);

export const ProjectFields = ({ form }: { form: ReturnType<typeof useProjectForm> }) => (
  <>
    <TextField label="Project Name" control={form.control} name="name" autoFocus />
    <TextAreaField label="Description" control={form.control} name="description" rows={3} />
  </>
);
