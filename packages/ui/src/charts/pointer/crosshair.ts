import type { Range } from '../lines/series';
import { createGroupStore, useGroupValue } from './group-store';

/** the position of the crosshair of a group of charts, and which chart moves it */
export type Crosshair = { x: number; source: string };

const crosshairs = createGroupStore<Crosshair>(
  (one, other) => one.x === other.x && one.source === other.source,
);

/** charts of one group share an x axis, so they show the crosshair at the same x */
export const moveCrosshair = crosshairs.set;
export const useCrosshair = (group: string) => useGroupValue(crosshairs, group);

const zooms = createGroupStore<Range>((one, other) => one[0] === other[0] && one[1] === other[1]);

/** and so they zoom to the same part of it */
export const zoomGroup = zooms.set;
export const useGroupZoom = (group: string) => useGroupValue(zooms, group);
