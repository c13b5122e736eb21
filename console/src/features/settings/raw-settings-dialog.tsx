import { useQuery } from '@tanstack/react-query';
import { isObject } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { CodeField } from '@trainyard/ui/form/code-field';
import { useDialogAction } from '@trainyard/ui/form/use-dialog-action';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
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

const title = 'Edit Raw Settings (JSON)';

type Props = { onClose: () => void };

/** The whole map of settings as a text; the settings that were changed in it are saved. */
export function RawSettingsDialog({ onClose }: Props) {
  const { data: settings = {} } = useQuery(settingsQuery);
  // queries poll meanwhile
  const [base] = useState(settings);
  const [text, setText] = useState(() => settingsText(base));
  const { mutateAsync } = useEditSettings();
  const { data: parsed, error: wrong } = settingsSchema.safeParse(text);
  const { isBusy, error, run, leave } = useDialogAction({ title, onClose });

  async function save() {
    if (parsed === undefined) return;
    await mutateAsync({ base, to: parsed });
    showToast({ kind: 'success', title: 'Settings saved.' });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || leave()}>
      <DialogContent
        title={title}
        isBusy={isBusy}
        footer={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Tooltip content={parsed ? null : 'Address validation errors before proceeding'}>
              <Button
                variant="primary"
                isBusy={isBusy}
                aria-disabled={parsed ? undefined : true}
                onClick={() => void run(save)}
              >
                Save Settings
              </Button>
            </Tooltip>
          </>
        }
      >
        <CodeField
          label="Settings as JSON"
          isLabelHidden
          language="json"
          text={text}
          error={wrong?.issues[0]?.message ?? error}
          onChange={setText}
          className="h-[50vh]"
        />
      </DialogContent>
    </Dialog>
  );
}
