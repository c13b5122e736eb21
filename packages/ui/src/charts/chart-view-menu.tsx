import { SlidersHorizontal } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../base/dropdown-menu';
import { IconButton } from '../base/icon-button';
import type { SmoothingKind } from '../lib/smoothing';
import { changePreference, usePreferences } from '../page/preferences';
import type { OutlierMode } from './axes/extent';

/** The less frequent choices of how charts are shown. */
export type ChartViewChoices = {
  smoothingBy: SmoothingKind;
  /** which points the y axis covers; undefined for the choice that the user has kept */
  outliers?: OutlierMode | undefined;
  /** the end of the x axis; absent where the length of the training is unknown */
  end?: 'data' | 'training' | undefined;
};

/** A kind of events that charts mark. */
export type EventKind = { kind: string; label: string };

type Props = {
  view: ChartViewChoices;
  /** kinds of events whose marks can be hidden */
  eventKinds?: readonly EventKind[] | undefined;
  onViewChange: (change: Partial<ChartViewChoices>) => void;
};

const smoothings = [
  { value: 'points', label: 'Every point equally' },
  { value: 'time', label: 'By distance on the x axis' },
] as const;

const outlierModes = [
  { value: 'auto', label: 'All but outliers that stretch it tenfold' },
  { value: 'shown', label: 'Every point' },
  { value: 'left-out', label: 'Most points: outliers are left out' },
] as const;

function OutlierItems({ view, onViewChange }: Props) {
  const preferences = usePreferences();
  return (
    <DropdownMenuRadioGroup value={view.outliers ?? preferences.outliers}>
      {outlierModes.map(({ value, label }) => (
        <DropdownMenuRadioItem
          key={value}
          value={value}
          onSelect={() => {
            changePreference('outliers', value);
            onViewChange({ outliers: value });
          }}
        >
          {label}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}

function EventItems({ kinds }: { kinds: readonly EventKind[] }) {
  const { hiddenEvents } = usePreferences();
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Events marked on the x axis</DropdownMenuLabel>
      {kinds.map(({ kind, label }) => (
        <DropdownMenuCheckboxItem
          key={kind}
          checked={!hiddenEvents.includes(kind)}
          onCheckedChange={(isChecked) => {
            const others = hiddenEvents.filter((each) => each !== kind);
            changePreference('hiddenEvents', isChecked ? others : [...others, kind]);
          }}
        >
          {label}
        </DropdownMenuCheckboxItem>
      ))}
    </>
  );
}

/** Rarely changed choices for all charts below. */
export const ChartViewMenu = ({ view, eventKinds = [], onViewChange }: Props) => (
  <DropdownMenu>
    <DropdownMenuTrigger>
      <IconButton label="Chart options" variant="outline">
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuLabel>Smoothing weighs</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={view.smoothingBy}>
        {smoothings.map(({ value, label }) => (
          <DropdownMenuRadioItem
            key={value}
            value={value}
            onSelect={() => onViewChange({ smoothingBy: value })}
          >
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>The y axis covers</DropdownMenuLabel>
      <OutlierItems view={view} onViewChange={onViewChange} />
      <DropdownMenuSeparator />
      {view.end === undefined ? null : (
        <DropdownMenuCheckboxItem
          checked={view.end === 'training'}
          onCheckedChange={(isChecked) => onViewChange({ end: isChecked ? 'training' : 'data' })}
        >
          To the end of training
        </DropdownMenuCheckboxItem>
      )}
      {eventKinds.length > 0 ? <EventItems kinds={eventKinds} /> : null}
    </DropdownMenuContent>
  </DropdownMenu>
);
