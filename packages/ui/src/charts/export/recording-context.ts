import type { Size } from '../../hooks/use-element';

/** A step of a path, in the pixels of the drawing; angles in radians. */
export type PathStep =
  | { to: 'move' | 'line'; x: number; y: number }
  | { to: 'curve'; points: readonly [number, number, number, number, number, number] }
  | { to: 'rect'; x: number; y: number; width: number; height: number }
  | { to: 'arc'; x: number; y: number; radius: number; from: number; until: number }
  | { to: 'close' };

/** A change of the origin; angles in degrees. */
export type Move =
  | { by: 'translate'; x: number; y: number }
  | { by: 'rotate'; degrees: number }
  | { by: 'scale'; factor: number };

export type Clip = { path: readonly PathStep[]; moves: readonly Move[] };

type Style = {
  moves: readonly Move[];
  /** an index of the clips of the recording */
  clip: number | undefined;
  opacity: number;
};

export type Stroke = { color: string; width: number; join: string; dash: readonly number[] };

export type TextMark = {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  /** pixels */
  size: number;
  weight: string | undefined;
  family: string;
  align: string;
  baseline: string;
  color: string;
  /** its width in pixels, as measured in its font */
  width: number;
};

/** One thing that was drawn. */
export type Mark = Style &
  (
    | { kind: 'path'; path: readonly PathStep[]; fill?: string; stroke?: Stroke }
    | {
        kind: 'rect';
        x: number;
        y: number;
        width: number;
        height: number;
        fill?: string;
        stroke?: Stroke;
      }
    | TextMark
  );

/** A finished drawing, which `svgOf`, `pdfOf` and `paintRecording` write. */
export type Recording = { size: Size; marks: readonly Mark[]; clips: readonly Clip[] };

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
  moves: readonly Move[];
  clipAt: number | undefined;
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
  clipAt: undefined,
};

/** The weight, size in pixels and family of a CSS font. */
function readFont(font: string) {
  const [, size = '10', family = 'sans-serif'] = /([\d.]+)px\S*\s+(.+)$/.exec(font) ?? [];
  const [weight] = /\b(?:[1-9]00|bold)\b/.exec(font) ?? [];
  return { weight, size: Number(size), family };
}

/** Width of a text in pixels, in a CSS font. */
export type Measure = (text: string, font: string) => number;

type Options = {
  size: Size;
  /** converts a color to a notation that every drawing program reads */
  toColor?: (color: string) => string;
  measure?: Measure;
  /** the family of all texts; without it each text keeps its own */
  family?: string;
};

/** 6 pixels for each character, where no font can be measured */
export const roughMeasure: Measure = (text) => text.length * 6;

/**
 * The part of a canvas context that our charts and chart.js use. It records what is drawn, so that
 * the same drawing becomes a picture, an SVG and a PDF. Does not support `Path2D`.
 */
export class RecordingContext {
  canvas: unknown;
  #state: State = { ...start };
  #saved: State[] = [];
  #path: PathStep[] = [];
  #clips: Clip[] = [];
  #marks: Mark[] = [];
  #size: Size;
  #toColor: (color: string) => string;
  #measure: Measure;
  #family: string | undefined;

  constructor({ size, toColor = (color) => color, measure = roughMeasure, family }: Options) {
    this.#size = size;
    this.#toColor = toColor;
    this.#measure = measure;
    this.#family = family;
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

  get recording(): Recording {
    return { size: this.#size, marks: this.#marks, clips: this.#clips };
  }

  save() {
    this.#saved.push(this.#state);
  }
  restore() {
    this.#state = this.#saved.pop() ?? this.#state;
  }
  setTransform() {}
  resetTransform() {}
  /** does nothing: it is called only to fit the pixels of a screen; see `zoom` */
  scale() {}
  clearRect() {}
  setLineDash(dash: readonly number[]) {
    this.#state = { ...this.#state, dash: [...dash] };
  }
  getLineDash = () => [...this.#state.dash];
  #move(move: Move) {
    this.#state = { ...this.#state, moves: [...this.#state.moves, move] };
  }
  translate(x: number, y: number) {
    this.#move({ by: 'translate', x, y });
  }
  rotate(angle: number) {
    this.#move({ by: 'rotate', degrees: (angle * 180) / Math.PI });
  }
  /** Enlarges everything that is drawn next, lines and texts too. */
  zoom(factor: number) {
    this.#move({ by: 'scale', factor });
  }

  beginPath() {
    this.#path = [];
  }
  closePath() {
    this.#path.push({ to: 'close' });
  }
  moveTo(x: number, y: number) {
    this.#path.push({ to: 'move', x, y });
  }
  lineTo(x: number, y: number) {
    this.#path.push({ to: this.#path.length === 0 ? 'move' : 'line', x, y });
  }
  bezierCurveTo(...points: [number, number, number, number, number, number]) {
    this.#path.push({ to: 'curve', points });
  }
  rect(...[x, y, width, height]: [number, number, number, number]) {
    this.#path.push({ to: 'rect', x, y, width, height });
  }
  arc(...[x, y, radius, from, until]: [number, number, number, number, number]) {
    this.#path.push({ to: 'arc', x, y, radius, from, until });
  }

  /** a clip keeps its place when the origin moves later */
  clip() {
    const { moves } = this.#state;
    const own: Clip = { path: this.#path, moves };
    const text = JSON.stringify(own);
    const index = this.#clips.findIndex((clip) => JSON.stringify(clip) === text);
    if (index < 0) this.#clips.push(own);
    this.#state = { ...this.#state, clipAt: index < 0 ? this.#clips.length - 1 : index };
  }

  get #style(): Style {
    const { globalAlpha, moves, clipAt } = this.#state;
    return { moves, clip: clipAt, opacity: globalAlpha };
  }
  get #stroke(): Stroke {
    const { strokeStyle, lineWidth, dash, lineJoin } = this.#state;
    return { color: this.#toColor(strokeStyle), width: lineWidth, join: lineJoin, dash };
  }
  stroke() {
    this.#marks.push({ ...this.#style, kind: 'path', path: this.#path, stroke: this.#stroke });
  }
  fill() {
    const fill = this.#toColor(this.#state.fillStyle);
    this.#marks.push({ ...this.#style, kind: 'path', path: this.#path, fill });
  }
  fillRect(...[x, y, width, height]: [number, number, number, number]) {
    const fill = this.#toColor(this.#state.fillStyle);
    this.#marks.push({ ...this.#style, kind: 'rect', x, y, width, height, fill });
  }
  strokeRect(...[x, y, width, height]: [number, number, number, number]) {
    this.#marks.push({ ...this.#style, kind: 'rect', x, y, width, height, stroke: this.#stroke });
  }
  #widthOf(text: string) {
    const { weight, size, family } = readFont(this.#state.font);
    return this.#measure(text, `${weight ?? 400} ${size}px ${this.#family ?? family}`);
  }
  measureText(text: string) {
    return { width: this.#widthOf(text) };
  }
  fillText(...[text, x, y]: [string, number, number]) {
    const { font, fillStyle, textAlign, textBaseline } = this.#state;
    const { weight, size, family } = readFont(font);
    this.#marks.push({
      ...this.#style,
      kind: 'text',
      text,
      x,
      y,
      size,
      weight,
      family: this.#family ?? family,
      align: textAlign,
      baseline: textBaseline,
      color: this.#toColor(fillStyle),
      width: this.#widthOf(text),
    });
  }
}
