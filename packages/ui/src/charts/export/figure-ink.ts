import { paletteSize, resolveColor, seriesVariable } from '../../lib/colors';
import { colorScale } from '../color/color-scale';
import type { FigureInk } from './figure';
import { type Measure, roughMeasure } from './recording-context';

/** the variables of theme.css that drawings use */
const variables = [
  ...['--bg', '--raised', '--sunken', '--hover', '--line', '--line-strong'],
  ...['--text', '--muted', '--faint', '--ink', '--on-ink', '--accent', '--select'],
  ...['--run', '--wait', '--ok', '--warn', '--bad', '--off'],
  ...Array.from({ length: paletteSize }, (_, index) => seriesVariable(index)),
];

/** Reads variables as they are in the light theme: a figure is for paper, also in the dark theme. */
function lightColors(): (variable: string) => string {
  const element = document.createElement('div');
  element.dataset.theme = 'light';
  document.body.append(element);
  const scale = new Map<string, string>();
  for (const variable of [
    ...variables,
    '--scale-1',
    '--scale-2',
    '--scale-3',
    '--scale-4',
    '--scale-5',
  ])
    scale.set(variable, resolveColor(variable, element));
  element.remove();
  // the page is not quite white, a figure on paper is
  scale.set('--bg', '#ffffff');
  return (variable) => scale.get(variable) ?? resolveColor(variable);
}

/** The colors of the theme of the page, with those of the light theme in their place. */
function toLight(light: (variable: string) => string): (color: string) => string {
  const page = (variable: string) => resolveColor(variable);
  const scale = colorScale(light);
  const replacements = new Map([
    ...variables.map((variable) => [page(variable), light(variable)] as const),
    ...colorScale(page).map((color, step) => [color, scale[step] ?? color] as const),
  ]);
  return (color) => {
    const replacement = replacements.get(color);
    if (replacement) return replacement;
    // `oklch(0.5 0.1 250 / 0.2)`: the color of a variable with an opacity
    const [, base, alpha] = /^(.*?)\s*\/\s*([\d.]+)\)$/.exec(color) ?? [];
    const same = base === undefined ? undefined : replacements.get(`${base})`);
    if (!same || alpha === undefined) return color;
    return same.endsWith(')') ? `${same.slice(0, -1)} / ${alpha})` : color;
  };
}

/**
 * Drawing programs support fewer colors than browsers do, so this converts each one to a notation
 * that they read.
 */
function colorReader(): (color: string) => string {
  const colors = new Map<string, string>();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (color) => {
    if (!context) return color;
    const cachedColor = colors.get(color);
    if (cachedColor) return cachedColor;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    const text = `rgba(${red},${green},${blue},${Math.round((alpha / 255) * 1000) / 1000})`;
    colors.set(color, text);
    return text;
  };
}

function textMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!context) return roughMeasure(text, font);
    context.font = font;
    return context.measureText(text).width;
  };
}

/** The colors and text widths of this browser, for figures. */
export function figureInk(): FigureInk {
  const color = lightColors();
  const read = colorReader();
  const light = toLight(color);
  return { color, toColor: (text) => read(light(text)), measure: textMeasure() };
}
