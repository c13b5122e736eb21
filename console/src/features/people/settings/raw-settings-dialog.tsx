import { useQuery } from '@tanstack/react-query';
import { isObject } from '@trainyard/sdk/model';
import { CodeField } from '@trainyard/ui/form/code-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useEditSettings } from '~/data/save-setting';
import { type Settings, settingsQuery } from '~/data/settings';
import { z } from '~/lib/zod';

const object = z.custom<Record<string, unknown>>(isObject, 'Settings must be an object');

const settings = object.check(
  z.check(({ value, issues }) => {
    for (const [path, values] of Object.entries(value))
      if (!object.safeParse(values).success)
        issues.push({
          code: 'custom',
          message: `Settings of ${path} must be an object`,
          path: [path],
          input: values,
        });
  }),
);

const json = z.transform((text: string, { issues }) => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    issues.push({ code: 'custom', message: 'Invalid JSON', input: text });
    return undefined;
  }
});

/** Settings in the editor: JSON, one object per storage path. */
export const settingsSchema = z.pipe(
  z.pipe(z.string(), json),
  z.pipe(
    settings,
    // each value was checked
    z.transform((checked) => checked as Settings),
  ),
);

/** The same as a text, by storage path. */
export const settingsText = (stored: Settings): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(stored).sort(([one], [other]) => one.localeCompare(other))),
    null,
    2,
  );

const schema = z.object({ text: settingsSchema });

type Props = { onClose: () => void };

/** The whole map of settings as a text; the settings that were changed in it are saved. */
export function RawSettingsDialog({ onClose }: Props) {
  const { data: settings = {} } = useQuery(settingsQuery);
  const form = useSchemaForm(schema, { text: settingsText(settings) }, 'settings/raw');
  const { mutateAsync } = useEditSettings();
  return (
    <FormDialog
      title="Edit Raw Settings (JSON)"
      submitLabel="Save Settings"
      done="Settings saved."
      form={form}
      onClose={onClose}
      onSubmit={({ text: to }) => mutateAsync({ base: settingsSchema.parse(form.base.text), to })}
    >
      <CodeField
        label="Settings as JSON"
        isLabelHidden
        language="json"
        text={form.watch('text')}
        error={form.formState.errors.text?.message}
        onChange={(text) =>
          form.setValue('text', text, { shouldDirty: true, shouldValidate: true })
        }
        className="h-[50vh]"
      />
    </FormDialog>
  );
}
