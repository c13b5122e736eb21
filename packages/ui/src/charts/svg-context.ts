import type { Size } from '../hooks/use-element';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

const round = (value: number) => String(Math.round(value * 100) / 100);

type State = {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  font: string;
  textAlign: string;
  textBaseline: string;
  globalAlpha: number;
  dash: readonly number[];
  /** the translations and rotations of the origin */
  moves: readonly string[];
  cut: string | undefined;
};

const start: State = {
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  lineJoin: 'miter',
  lineCap: 'butt',
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  globalAlpha: 1,
  dash: [],
  moves: [],
  cut: undefined,
};

const anchors: Record<string, string> = { center: 'middle', right: 'end', end: 'end' };
const baselines: Record<string, string> = { top: 'hanging', hanging: 'hanging', middle: 'central' };

const attributes = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('');

/** The weight, size in pixels and family of a CSS font. */
function readFont(font: string) {
  const [, size = '10', family = 'sans-serif'] = /([\d.]+)px\S*\s+(.+)$/.exec(font) ?? [];
  const [weight] = /\b(?:[1-9]00|bold)\b/.exec(font) ?? [];
  return { weight, size, family };
}

type Options = {
  size: Size;
  /** converts a color to a notation that every SVG program reads */
  toColor?: (color: string) => string;
  measure?: (text: string, font: string) => number;
};

/**
 * The part of a canvas context that our charts and chart.js use, recorded as SVG: `toSvg` returns
 * the drawing. Does not support `Path2D`.
 */
export class SvgContext {
  canvas: unknown;
  #state: State = { ...start };
  #saved: State[] = [];
  #path = '';
  #clips: string[] = [];
  #marks: string[] = [];
  #size: Size;
  #toColor: (color: string) => string;
  #measure: (text: string, font: string) => number;

  constructor({ size, toColor = (color) => color, measure = (text) => text.length * 6 }: Options) {
    this.#size = size;
    this.#toColor = toColor;
    this.#measure = measure;
    // TypeScript types the keys of an object as strings; those of `start` are keys of a state
    for (const name of Object.keys(start) as (keyof State)[])
      Object.defineProperty(this, name, {
        get: () => this.#state[name],
        set: (value: never) => {
          this.#state = { ...this.#state, [name]: value };
        },
      });
  }

  /** The context, typed for drawing functions. */
  get asContext(): CanvasRenderingContext2D {
    // it has the members that our drawings and chart.js call, not the hundred others
    return this as unknown as CanvasRenderingContext2D;
  }

  save() {
    this.#saved.push(this.#state);
  }
  restore() {
    this.#state = this.#saved.pop() ?? this.#state;
  }
  setTransform() {}
  resetTransform() {}
  scale() {}
  clearRect() {}
  setLineDash(dash: readonly number[]) {
    this.#state = { ...this.#state, dash: [...dash] };
  }
  getLineDash = () => [...this.#state.dash];
  #move(move: string) {
    this.#state = { ...this.#state, moves: [...this.#state.moves, move] };
  }
  translate(x: number, y: number) {
    this.#move(`translate(${round(x)} ${round(y)})`);
  }
  rotate(angle: number) {
    this.#move(`rotate(${round((angle * 180) / Math.PI)})`);
  }

  beginPath() {
    this.#path = '';
  }
  closePath() {
    this.#path += 'Z';
  }
  moveTo(x: number, y: number) {
    this.#path += `M${round(x)} ${round(y)}`;
  }
  lineTo(x: number, y: number) {
    this.#path += `${this.#path === '' ? 'M' : 'L'}${round(x)} ${round(y)}`;
  }
  bezierCurveTo(...[ax, ay, bx, by, x, y]: [number, number, number, number, number, number]) {
    this.#path += `C${[ax, ay, bx, by, x, y].map(round).join(' ')}`;
  }
  rect(...[x, y, width, height]: [number, number, number, number]) {
    this.#path += `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  }
  arc(...[x, y, radius, from, to]: [number, number, number, number, number]) {
    const [startX, startY] = [x + radius * Math.cos(from), y + radius * Math.sin(from)];
    const isFullCircle = Math.abs(to - from) >= 2 * Math.PI - 1e-6;
    const [endX, endY] = isFullCircle
      ? [x - radius * Math.cos(from), y - radius * Math.sin(from)]
      : [x + radius * Math.cos(to), y + radius * Math.sin(to)];
    const large = !isFullCircle && to - from > Math.PI ? 1 : 0;
    const sweep = (toX: number, toY: number) =>
      `A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(toX)} ${round(toY)}`;
    this.#path += `M${round(startX)} ${round(startY)}${sweep(endX, endY)}`;
    if (isFullCircle) this.#path += `${sweep(startX, startY)}Z`;
  }

  clip() {
    const { moves } = this.#state;
    const path = `<path d="${this.#path}"${attributes({ transform: moves.join(' ') || undefined })}/>`;
    if (!this.#clips.includes(path)) this.#clips.push(path);
    this.#state = { ...this.#state, cut: `c${this.#clips.indexOf(path) + 1}` };
  }

  #styleOf(values: Record<string, string | number | undefined>) {
    const { globalAlpha, moves } = this.#state;
    return attributes({
      ...values,
      opacity: globalAlpha < 1 ? globalAlpha : undefined,
      transform: moves.join(' ') || undefined,
    });
  }
  /** a clip keeps its place when the origin moves later */
  #mark(mark: string) {
    const { cut } = this.#state;
    this.#marks.push(cut ? `<g clip-path="url(#${cut})">${mark}</g>` : mark);
  }
  stroke() {
    const { strokeStyle, lineWidth, dash, lineJoin } = this.#state;
    this.#mark(
      `<path d="${this.#path}"${this.#styleOf({
        fill: 'none',
        stroke: this.#toColor(strokeStyle),
        'stroke-width': round(lineWidth),
        'stroke-linejoin': lineJoin,
        'stroke-dasharray': dash.length > 0 ? dash.join(' ') : undefined,
      })}/>`,
    );
  }
  fill() {
    this.#mark(
      `<path d="${this.#path}"${this.#styleOf({ fill: this.#toColor(this.#state.fillStyle) })}/>`,
    );
  }
  fillRect(...box: [number, number, number, number]) {
    this.#rect(box, { fill: this.#toColor(this.#state.fillStyle) });
  }
  strokeRect(...box: [number, number, number, number]) {
    const { strokeStyle, lineWidth } = this.#state;
    this.#rect(box, {
      fill: 'none',
      stroke: this.#toColor(strokeStyle),
      'stroke-width': round(lineWidth),
    });
  }
  #rect([x, y, width, height]: [number, number, number, number], style: Record<string, string>) {
    const place = { x: round(x), y: round(y), width: round(width), height: round(height) };
    this.#mark(`<rect${attributes(place)}${this.#styleOf(style)}/>`);
  }
  measureText(text: string) {
    return { width: this.#measure(text, this.#state.font) };
  }
  fillText(...[text, x, y]: [string, number, number]) {
    const { font, fillStyle, textAlign, textBaseline } = this.#state;
    const { weight, size, family } = readFont(font);
    this.#mark(
      `<text${attributes({
        x: round(x),
        y: round(y),
        'font-family': family,
        'font-size': size,
        'font-weight': weight,
        'text-anchor': anchors[textAlign],
        'dominant-baseline': baselines[textBaseline],
      })}${this.#styleOf({ fill: this.#toColor(fillStyle) })}>${escapeText(text)}</text>`,
    );
  }

  toSvg(): string {
    const { width, height } = this.#size;
    const clips = this.#clips.map(
      (path, index) => `<clipPath id="c${index + 1}">${path}</clipPath>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"><defs>${clips.join('')}</defs>${this.#marks.join('')}</svg>\n`;
  }
}
