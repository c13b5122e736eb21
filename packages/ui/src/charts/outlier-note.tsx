import { plural } from '../lib/format';
import { changePreference, usePreferences } from '../page/preferences';
import { type Better, extentOf, rangeFor } from './axes/extent';
import { ClippedNote, SwitchNote } from './lines/clipped-note';
import type { Range } from './lines/series';

type Props = {
  /** all measured values */
  values: readonly number[];
  /** the part of them that the axis or the scale covers */
  covered: Range;
  better?: Better | undefined;
  /** one of what has a value */
  noun: string;
};

const outsideOf = (values: readonly number[], [min, max]: Range) => ({
  above: values.filter((value) => Number.isFinite(value) && value > max).length,
  below: values.filter((value) => Number.isFinite(value) && value < min).length,
  min,
  max,
});

/** Says how many outliers a chart leaves out, or that some stretch it, with the switch for both. */
export function OutlierNote({ values, covered, better, noun }: Props) {
  const { outliers } = usePreferences();
  const all = extentOf(values);
  const inner = all && rangeFor('auto', { values, all, scale: 'linear', better });
  if (outliers !== 'shown' || !inner || inner === all)
    return (
      <ClippedNote
        clipped={outsideOf(values, covered)}
        noun={noun}
        onShow={() => changePreference('outliers', 'shown')}
      />
    );
  const { above, below } = outsideOf(values, inner);
  return (
    <SwitchNote
      text={`${plural(above + below, 'outlier')} shown`}
      label="leave out"
      onSwitch={() => changePreference('outliers', 'auto')}
    />
  );
}
