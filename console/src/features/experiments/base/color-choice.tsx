import { useQueryClient } from '@tanstack/react-query';
import { Dot } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { paletteSize, seriesColor } from '@trainyard/ui/lib/colors';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useState } from 'react';
import { type Colored, colorSetting, useColors } from '~/data/experiments/experiment-colors';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';

type Props = {
  /** `id`: of the experiment or of the run */
  experiment: { id: number; name: string; projectId: number };
  of?: Colored;
  /** the color that it has here */
  color: string;
};

/** The color of an experiment or a run as a button that changes it; the choice is kept with its project. */
export function ColorChoice({ experiment, of = 'experiments', color }: Props) {
  const { id, name, projectId } = experiment;
  const [isOpen, setIsOpen] = useState(false);
  const ownPlace = useColors(of).get(id);
  const queryClient = useQueryClient();
  const save = useSaveSetting();
  function choose(place: number | undefined) {
    const { storagePath, key } = colorSetting(projectId, of);
    const stored = queryClient.getQueryData(settingsQuery.queryKey)?.[storagePath]?.[key];
    const { [String(id)]: _, ...others } = { ...(stored as Record<string, unknown> | undefined) };
    save({ storagePath, key, value: place === undefined ? others : { ...others, [id]: place } });
    setIsOpen(false);
  }
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <button
          type="button"
          aria-label={`Color of ${displayText(name)} (${id})`}
          title="Change its color"
          className="hit relative grid size-5 shrink-0 place-items-center rounded-sm hover:bg-hover"
        >
          <Dot color={color} />
        </button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={`Color of ${displayText(name)}`}>
        <div className="grid w-44 gap-2">
          <div className="grid grid-cols-6 gap-1">
            {Array.from({ length: paletteSize }, (_, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: places of the palette do not move
                key={place}
                type="button"
                aria-label={`Color ${place + 1}`}
                aria-pressed={ownPlace === place}
                onClick={() => choose(place)}
                className={cn(
                  'grid size-6 place-items-center rounded-sm hover:bg-hover',
                  ownPlace === place && 'bg-select',
                )}
              >
                <span
                  aria-hidden
                  className="size-3.5 rounded-full"
                  style={{ background: seriesColor(place) }}
                />
              </button>
            ))}
          </div>
          <Button variant="quiet" onClick={() => choose(undefined)}>
            Color by ID
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
