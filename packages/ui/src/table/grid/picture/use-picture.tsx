import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DataRow } from '../columns';
import type { PictureView, RowPicture } from './row-picture';

/** Replaces rows while they scroll. */
export type Picture = {
  /** returns true if it may be shown now: not while the user interacts with the rows */
  canShow: () => boolean;
  /** paints the rows at the scroll position of the box, in front of the rows */
  show: () => void;
  hide: () => void;
  isShown: () => boolean;
};

const movesPlainly =
  '(hover: hover) and (forced-colors: none) and (prefers-contrast: no-preference)';

type Painter = typeof import('./row-picture');

// loaded with the first scroll, which the rows themselves handle
let painter: Painter | undefined;
let isLoading = false;

async function loadPainter(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    painter = await import('./row-picture');
  } catch {
    // the rows are rendered as before; the next scroll tries again
    isLoading = false;
  }
}

class MovingPicture<Row extends DataRow> implements Picture {
  readonly #scroll: RefObject<HTMLElement | null>;
  #context: CanvasRenderingContext2D | null = null;
  #styles: HTMLElement | null = null;
  #picture: RowPicture<Row> | undefined;
  #view: PictureView<Row> | undefined;
  #isBusy = false;
  #isDue = false;

  constructor(scroll: RefObject<HTMLElement | null>) {
    this.#scroll = scroll;
  }

  /** Sets the layer that contains the canvas. */
  attach = (layer: HTMLElement | null) => {
    this.#styles = layer?.querySelector('span') ?? null;
    this.#context = null;
    this.#picture = undefined;
  };

  /** Sets the content of the rows. Paints it in the next frame, which needs a layout anyway. */
  see(view: PictureView<Row>, isBusy: boolean) {
    this.#view = view;
    this.#isBusy = isBusy;
    if (!this.#picture || this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      if (this.#picture) this.show();
    });
  }

  isShown = () => this.#picture !== undefined;

  canShow = () => {
    if (this.#picture) return true;
    if (this.#isBusy || !matchMedia(movesPlainly).matches) return false;
    if (!painter) {
      void loadPainter();
      return false;
    }
    const marked = getSelection();
    if (marked && !marked.isCollapsed && this.#scroll.current?.contains(marked.anchorNode))
      return false;
    const canvas = this.#styles?.parentElement?.querySelector('canvas');
    this.#context ??= canvas?.getContext('2d', { alpha: false }) ?? null;
    return this.#context !== null;
  };

  show = () => {
    const box = this.#scroll.current;
    if (!painter || !this.#context || !this.#styles || !this.#view || !box) return;
    this.#picture ??= new painter.RowPicture<Row>(this.#context, this.#styles);
    this.#picture.paint(this.#view, box);
    this.#context.canvas.style.visibility = 'visible';
  };

  hide = () => {
    this.#picture = undefined;
    if (this.#context) this.#context.canvas.style.visibility = '';
  };
}

/** A picture in front of the rows of a box, and the layer of the box that contains it. */
export function usePicture<Row extends DataRow>(scroll: RefObject<HTMLElement | null>) {
  const [picture] = useState(() => new MovingPicture<Row>(scroll));
  const layer = (
    <div
      ref={picture.attach}
      aria-hidden
      className="pointer-events-none sticky top-0 left-0 z-14 size-0 print:hidden"
    >
      <span className="invisible absolute block h-0 w-2xl overflow-hidden contain-strict" />
      <canvas className="invisible absolute top-(--head) left-0 max-w-none" />
    </div>
  );
  return { picture, layer };
}

/** Keeps a picture in sync with the rows. */
export function usePictureView<Row extends DataRow>(
  picture: { see: (view: PictureView<Row>, isBusy: boolean) => void },
  view: PictureView<Row> & { isBusy: boolean },
) {
  useLayoutEffect(() => picture.see(view, view.isBusy));
}
