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
import { changePreference, useChartPreferences } from './chart-preferences';
import type { OutlierMode } from './lines/line-data';
import type { SmoothingKind } from './lines/smoothing';

/** The less frequent choices of how charts are shown. */
export type ChartViewChoices = {
  smoothingBy: SmoothingKind;
  /** which points the y axis covers; undefined for the choice that the user has kept */
  outliers?: OutlierMode | undefined;
  /** the end of the x axis; absent where the length of the training is unknown */
  end?: 'data' | 'training' | undefined;
};

type Props = {
  view: ChartViewChoices;
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
  const preferences = useChartPreferences();
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

/** Rarely changed choices for all charts below. */
export const ChartViewMenu = ({ view, onViewChange }: Props) => (
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
    </DropdownMenuContent>
  </DropdownMenu>
);
