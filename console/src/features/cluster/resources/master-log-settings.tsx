import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Select } from '@trainyard/ui/base/select';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useId } from 'react';
import { z } from '~/lib/zod';
import { useChangeLogging } from './mutations';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const logging = z.object({
  log: z.object({ level: z.catch(z.string(), ''), color: z.catch(z.boolean(), false) }),
});

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
