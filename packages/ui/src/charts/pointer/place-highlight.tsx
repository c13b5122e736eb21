import type { Plot } from '../axes/plot';

/** Shades one of the places of an x axis that counts them. */
export const PlaceHighlight = ({ plot, index }: { plot: Plot; index: number }) => (
  <span
    className="pointer-events-none absolute bg-text/10"
    style={{
      left: plot.toX(index),
      width: plot.toX(1) - plot.toX(0),
      top: plot.top,
      height: plot.bottom - plot.top,
    }}
  />
);

/** For `useCursor`: the place under the pointer, of `count`. */
export const placeAt =
  (plot: Plot, count: number) =>
  ({ left }: { left: number }): number | undefined => {
    const index = Math.floor(plot.fromX(left));
    return index >= 0 && index < count ? index : undefined;
  };
