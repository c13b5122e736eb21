import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DataRow } from '../columns';
import type { RowRange } from '../window/blocks';
import { type PictureView, RowPicture } from './row-picture';

/** Replaces rows while they scroll. */
export type Picture = {
  /** returns true if it may be shown now: not while the user interacts with the rows */
  canShow: () => boolean;
  /** paints the rows at the scroll position of the box, but for those that are rendered there */
  show: (rendered: RowRange) => void;
  /** runs the code of `show` for rows that are not visible, which reads their styles; shows nothing */
  warmUp: (visible: RowRange) => void;
  hide: () => void;
  isShown: () => boolean;
};

const movesPlainly =
  '(hover: hover) and (forced-colors: none) and (prefers-contrast: no-preference)';

class MovingPicture<Row extends DataRow> implements Picture {
  readonly #scroll: RefObject<HTMLElement | null>;
  #layer: HTMLElement | null = null;
  #canPaint: boolean | undefined;
  #picture: RowPicture<Row> | undefined;
  #stylesKey = '';
  #isShown = false;
  #view: PictureView<Row> | undefined;
  #rendered: RowRange = { first: 0, last: -1 };
  #isBusy = false;
  #isDue = false;

  constructor(scroll: RefObject<HTMLElement | null>) {
    this.#scroll = scroll;
  }

  /** Sets the layer that contains the picture. */
  attach = (layer: HTMLElement | null) => {
    this.#layer = layer;
    this.#picture = undefined;
    this.#isShown = false;
  };

  /** Sets the content of the rows. Paints it in the next frame, which needs a layout anyway. */
  see(view: PictureView<Row>, isBusy: boolean) {
    this.#view = view;
    this.#isBusy = isBusy;
    if (!this.#isShown || this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      if (this.#isShown) this.show(this.#rendered);
    });
  }

  isShown = () => this.#isShown;

  canShow = () => {
    if (this.#isShown) return true;
    if (this.#isBusy || !matchMedia(movesPlainly).matches) return false;
    const marked = getSelection();
    if (marked && !marked.isCollapsed && this.#scroll.current?.contains(marked.anchorNode))
      return false;
    this.#canPaint ??= document.createElement('canvas').getContext('2d') !== null;
    return this.#canPaint;
  };

  show = (rendered: RowRange) => {
    this.#rendered = rendered;
    const box = this.#scroll.current;
    const [styles, canvases] = this.#layer?.children ?? [];
    if (!(styles instanceof HTMLElement) || !(canvases instanceof HTMLElement)) return;
    if (!this.#view || !box) return;
    if (!this.#isShown) this.#forgetOtherStyles(styles);
    this.#isShown = true;
    this.#picture ??= new RowPicture<Row>(canvases, styles);
    this.#picture.paint(this.#view, { box, rendered });
  };

  warmUp = ({ last }: RowRange) => {
    if (this.#isShown || !this.canShow()) return;
    this.show({ first: 0, last });
    this.hide();
  };

  hide = () => {
    this.#isShown = false;
    this.#picture?.hide();
  };

  /** Reads styles and measures texts again after a change of the theme, the zoom or the fonts. */
  #forgetOtherStyles(styles: HTMLElement) {
    const fonts = [...(document.fonts ?? [])].filter(({ status }) => status === 'loaded').length;
    const { color, fontSize } = getComputedStyle(styles);
    const key = `${devicePixelRatio} ${color} ${fontSize} ${fonts}`;
    if (key !== this.#stylesKey) this.#picture = undefined;
    this.#stylesKey = key;
  }
}

/** A picture in front of the rows of a box, and the layer of the box that contains it. */
export function usePicture<Row extends DataRow>(scroll: RefObject<HTMLElement | null>) {
  const [picture] = useState(() => new MovingPicture<Row>(scroll));
  const layer = (
    <div
      ref={picture.attach}
      aria-hidden
      className="pointer-events-none sticky left-0 z-14 size-0 print:hidden"
    >
      <span className="invisible absolute block h-0 w-2xl overflow-hidden contain-strict" />
      <div />
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
