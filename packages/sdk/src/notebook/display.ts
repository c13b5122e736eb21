import type { Caller } from '../client/call';
import { type DrawOptions, drawingOf } from './drawings';
import { type Markup, toElement, toHtml, toText } from './markup';

/** The method that a Jupyter kernel calls on a value. */
export const jupyterDisplay: unique symbol = Symbol.for('Jupyter.display') as typeof jupyterDisplay;

/** A drawing by media type, in the form that Jupyter displays. */
export type Bundle = { 'text/html': string; 'text/plain': string };

/** A value that draws itself. */
export type Display = {
  /** called by Deno's kernel when the value is the last of a cell */
  [jupyterDisplay](): Bundle;
  /** HTML in which every text of the value is escaped */
  readonly html: string;
  readonly text: string;
  /** for Observable and other pages: a new element, created without parsing markup */
  element(page?: Document): Element;
};

type Html = {
  /** shows markup below the cell */
  html(html: string): void;
};

/** The used part of `tslab`. */
export type Tslab = {
  display: Html;
  /** its own drawing, which can be replaced */
  newDisplay?(): Html;
};

/**
 * Draws a value for a notebook: an experiment, a trial, rows as a table, numbers as a line, other
 * values as JSON. Deno shows it as the last value of a cell, Observable uses `.element()`, and
 * `display(value, { tslab: tslab })` shows it in TypeScript kernels of Jupyter (written out,
 * because that kernel loses the names of other cells in `{ tslab }`). There it returns nothing,
 * which that kernel would print below the drawing.
 */
export function display(value: unknown, options: DrawOptions & { tslab: Tslab }): undefined;
export function display(value: unknown, options?: DrawOptions): Display;
export function display(
  value: unknown,
  { tslab, ...options }: DrawOptions & { tslab?: Tslab } = {},
): Display | undefined {
  const drawing = displayOf(drawingOf(value, options));
  if (!tslab) return drawing;
  tslab.display.html(drawing.html);
  return undefined;
}

export const bundleOf = (markup: Markup): Bundle => ({
  'text/html': toHtml(markup),
  'text/plain': toText(markup).trim(),
});

const displayOf = (markup: Markup): Display => ({
  [jupyterDisplay]: () => bundleOf(markup),
  get html() {
    return toHtml(markup);
  },
  get text() {
    return toText(markup).trim();
  },
  element: (page) => toElement(markup, page),
});

/**
 * Adds a drawing for Deno's kernel to an object; its fields stay unchanged. Lists draw themselves
 * as tables, their rows by kind.
 */
export function selfDrawing<T>(value: T, options: DrawOptions = {}): T {
  if (typeof value !== 'object' || value === null || jupyterDisplay in value) return value;
  for (const inner of Object.values(value)) if (isDrawn(inner)) selfDrawing(inner, options);
  if (!Object.isExtensible(value)) return value;
  return Object.defineProperty(value, jupyterDisplay, {
    value: () => bundleOf(drawingOf(value, options)),
    enumerable: false,
  });
}

// nested objects of configurations are not drawn
const isDrawn = (value: unknown) =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && 'state' in value && 'id' in value);

/**
 * Returns the same client for the functions of `/calls`, whose answers draw themselves:
 * `getExperiment(withDrawings(client), { experimentId: 7 })`.
 */
export const withDrawings = (client: Caller, options: DrawOptions = {}): Caller => ({
  ...client,
  call: async (operation, args, callOptions) =>
    selfDrawing(await client.call(operation, args, callOptions), options),
});
