import { WrapText } from 'lucide-react';
import { Button } from '../base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../base/dropdown-menu';
import { IconButton } from '../base/icon-button';
import { SegmentedControl } from '../base/segmented-control';
import { useMedia } from '../hooks/use-media';
import { type LogView, type SettledView, timeModeLabels } from './log-view';
import { timeModes } from './time-modes';

type Props = { view: SettledView; onViewChange: (change: Partial<LogView>) => void };

const segments = timeModes.map((value) => ({ value, label: timeModeLabels[value] }));

/** How times are shown; a menu where the tools of the log would take another row. */
export function TimesChoice({ view: { time }, onViewChange }: Props) {
  const isTight = useMedia('(width < 1200px)');
  if (!isTight)
    return (
      <SegmentedControl
        label="Times"
        value={time}
        segments={segments}
        onChange={(chosen) => onViewChange({ time: chosen })}
      />
    );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>
          Times <span className="font-normal text-muted">{timeModeLabels[time]}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={time}
          onValueChange={(chosen) => {
            const mode = timeModes.find((each) => each === chosen);
            if (mode) onViewChange({ time: mode });
          }}
        >
          {segments.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export const WrapButton = ({ view: { wrap }, onViewChange }: Props) => (
  <IconButton
    label="Wrap lines"
    shortcut="W"
    variant="outline"
    aria-pressed={wrap}
    className="aria-pressed:bg-hover"
    onClick={() => onViewChange({ wrap: !wrap })}
  >
    <WrapText className="size-4" strokeWidth={1.5} />
  </IconButton>
);
