/** How a chart becomes a figure; the last choices of the user, the same for all charts. */
export type FigureSettings = {
  format: 'png' | 'svg' | 'pdf';
  /** in `unit` */
  width: number;
  unit: 'px' | 'mm';
  /** height of the chart, without its title and legend, as a share of the width */
  shape: FigureShape;
  /** pixels of a PNG for each pixel of the width */
  scale: 1 | 2 | 3;
  /** of the texts of the axes, in points; lines and marks grow along */
  fontSize: number;
  hasTitle: boolean;
  legend: 'below' | 'right' | 'none';
  hasAxisNames: boolean;
  ground: 'white' | 'transparent';
};

export const figureShapes = { page: 'As on the page', '3:2': '3:2', '4:3': '4:3', '1:1': '1:1' };
export type FigureShape = keyof typeof figureShapes;

export const figureDefaults: FigureSettings = {
  format: 'png',
  width: 640,
  unit: 'px',
  shape: 'page',
  scale: 2,
  fontSize: 9,
  hasTitle: true,
  legend: 'below',
  hasAxisNames: true,
  ground: 'white',
};

/** limits of what can be set, in the unit of the width and in points */
export const figureLimits = {
  width: { px: [100, 4000], mm: [20, 1000] },
  fontSize: [4, 40],
} as const;

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const isNumber = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const isFlag = isOneOf(true, false);

const checks: Record<keyof FigureSettings, (value: unknown) => boolean> = {
  format: isOneOf('png', 'svg', 'pdf'),
  width: isNumber,
  unit: isOneOf('px', 'mm'),
  shape: isOneOf(...Object.keys(figureShapes)),
  scale: isOneOf(1, 2, 3),
  fontSize: isNumber,
  hasTitle: isFlag,
  legend: isOneOf('below', 'right', 'none'),
  hasAxisNames: isFlag,
  ground: isOneOf('white', 'transparent'),
};

/** The stored settings of a user, with defaults in place of what is missing or wrong. */
export function asFigureSettings(stored: unknown): FigureSettings {
  if (typeof stored !== 'object' || stored === null) return figureDefaults;
  const usable = Object.entries(stored).filter(
    ([name, value]) => name in checks && checks[name as keyof FigureSettings](value),
  );
  return { ...figureDefaults, ...Object.fromEntries(usable) };
}

const pixelsPerMillimeter = 96 / 25.4;

/** The width in pixels of CSS, 96 to an inch. */
export const pixelWidth = ({ width, unit }: Pick<FigureSettings, 'width' | 'unit'>): number =>
  unit === 'mm' ? width * pixelsPerMillimeter : width;

/** Pixels of a PNG for each pixel of CSS: a figure in millimeters is printed with 300 per inch. */
export const pixelScale = ({ scale, unit }: Pick<FigureSettings, 'scale' | 'unit'>): number =>
  unit === 'mm' ? (scale * 150) / 96 : scale;
