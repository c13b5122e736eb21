import { patchMasterConfig } from '@trainyard/sdk/calls';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Select } from '@trainyard/ui/base/select';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useId } from 'react';
import { mutationHook } from '~/app/actions/mutation-hook';
import { z } from '~/lib/zod';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const logging = z.object({
  log: z.object({ level: z.catch(z.string(), ''), color: z.catch(z.boolean(), false) }),
});

type Change = { level: string } | { color: boolean };

/** Changes the log settings of the master until its next start; no other setting can be changed. */
const useChangeLogging = mutationHook(() => ({
  send: (client, log: Change) =>
    patchMasterConfig(client, {
      body: {
        config: { log },
        fieldMask: { paths: 'level' in log ? ['log.level'] : ['log.color'] },
      },
    }),
  onSuccess: (_answer, log) => {
    const title = 'level' in log ? `The master logs from ${log.level} on` : 'Log colors changed';
    showToast({ kind: 'success', title });
  },
  meta: { errorMessage: 'Unable to change how the master logs.' },
}));

/** The level and the colors of the master's log. */
export function LogSettings({ config }: { config: unknown }) {
  const { success, data } = logging.safeParse(config);
  const change = useChangeLogging();
  const colorId = useId();
  if (!success) return null;
  const { level, color } = data.log;
  const knownLevel = levels.find((each) => each === level.toLowerCase());
  return (
    <section aria-label="Logging">
      <SectionHeading note="until the master restarts">Logging</SectionHeading>
      <div className="flex flex-wrap items-center gap-4">
        <Select
          label="Log level"
          value={knownLevel ?? level}
          options={[...(knownLevel ? [] : [level]), ...levels].map((value) => ({
            value,
            label: value,
          }))}
          onChange={(next) => change.mutate({ level: next })}
          disabled={change.isPending}
        />
        <label htmlFor={colorId} className="flex items-center gap-2">
          <Checkbox
            id={colorId}
            checked={color}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ color: target.checked })}
          />
          Colors
        </label>
      </div>
    </section>
  );
}
