import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './kbd';
import type { TooltipSide } from './tooltip';
import { placeTooltip } from './tooltip-position';

const delayMs = 400;
const id = 'tooltip';

const asSide = (text: string | undefined): TooltipSide =>
  text === 'right' || text === 'bottom' || text === 'left' ? text : 'top';

/** In pixels: a larger button without text shows data, such as a cell of a map. */
const maxIconSize = 48;

/** Returns true if a button shows an icon alone; a text for screen readers is one pixel wide. */
function isIconButton(button: HTMLElement): boolean {
  if (button.getBoundingClientRect().width > maxIconSize) return false;
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && text.parentElement?.getBoundingClientRect().width !== 1)
      return false;
  return true;
}

/**
 * Returns the text of an element's tooltip: its own, else the name of a button with only an icon,
 * else its title.
 */
function tooltipOf(element: HTMLElement): string | undefined {
  const { tooltip } = element.dataset;
  if (tooltip || !element.matches('button')) return tooltip ?? element.title;
  if (!isIconButton(element)) return undefined;
  return element.getAttribute('aria-label') ?? element.textContent ?? undefined;
}

/**
 * Returns the last cut text of the row or cell with the focus that has a title: the browser shows
 * one only to those with a pointer.
 */
function cutTextOf(focused: Element): HTMLElement | null {
  const texts = focused.closest('[data-col], li, tr')?.querySelectorAll<HTMLElement>('[title]');
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
  return [...(texts ?? [])].findLast((text) => !text.matches('button') && isCut(text)) ?? null;
}

const targetOf = (event: Event): HTMLElement | null => {
  if (!(event.target instanceof Element)) return null;
  const own = event.target.closest<HTMLElement>('[data-tooltip]');
  if (own) return own;
  const button = event.target.closest('button');
  // the browser shows a title itself, but only to those with a pointer
  if (!button || (button.title && event.type === 'pointerover')) return null;
  return tooltipOf(button) ? button : null;
};

/** True if a button of the pointer is pressed, for example during a drag. */
const isPressed = (event: Event) => event instanceof MouseEvent && event.buttons > 0;

/**
 * Shows the tooltip of the element that is hovered or has the keyboard focus; a button with only an
 * icon needs none of its own, as its name is shown. Rendered once per page.
 */
export function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => listen(setTarget), []);
  const text = target && tooltipOf(target);
  return text ? createPortal(<Tip target={target} text={text} />, document.body) : null;
}

function listen(show: (target: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (target: HTMLElement | null, waitMs: number) => {
    clearTimeout(timer);
    if (target === null) show(null);
    else timer = setTimeout(() => show(target.isConnected ? target : null), waitMs);
  };
  const stop = new AbortController();
  const on = (name: string, listener: (event: Event) => void) =>
    document.addEventListener(name, listener, { capture: true, signal: stop.signal });
  on('pointerover', (event) => soon(isPressed(event) ? null : targetOf(event), delayMs));
  on('focusin', (event) => {
    const focused = event.target;
    if (!(focused instanceof Element) || !focused.matches(':focus-visible')) return soon(null, 0);
    const own = targetOf(event);
    soon(own ?? cutTextOf(focused), own ? 0 : delayMs);
  });
  for (const name of ['focusout', 'pointerdown', 'keydown', 'scroll'])
    on(name, () => soon(null, 0));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function Tip({ target, text }: { target: HTMLElement; text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tooltip, tooltipKey, tooltipSide } = target.dataset;
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    const { left, top } = placeTooltip({
      target: target.getBoundingClientRect(),
      tip: tip.getBoundingClientRect(),
      side: asSide(tooltipSide),
      view: { width: innerWidth, height: innerHeight },
    });
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
    // an element whose name is the same text needs no description
    if (tooltip === undefined || target.getAttribute('aria-label') === tooltip) return;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, tooltip, tooltipSide]);
  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed top-0 left-0 z-60 flex max-w-80 animate-enter items-center gap-2 rounded-md bg-ink px-2 py-1 text-sm whitespace-pre-line text-on-ink shadow-float"
    >
      {text}
      {tooltipKey ? <Kbd isOnInk>{tooltipKey}</Kbd> : null}
    </div>
  );
}
