/** Marks an item with an icon or a check before its text. */
export const menuMark = { 'data-mark': '' };

/**
 * The style of every menu: dropdown, context, select. If one item has a mark, all texts are
 * indented.
 */
export const menuSurface =
  'has-data-mark:[&_[role=menuitem]:not([data-mark])]:pl-8 z-50 max-w-[calc(100vw-1rem)] max-h-[min(40rem,var(--radix-popper-available-height,24rem))] min-w-44 overflow-y-auto rounded-lg border border-line-strong bg-raised p-1 shadow-float animate-enter data-[state=closed]:animate-leave';

export const menuItem =
  'no-underline-hover flex h-7 w-full cursor-default items-center gap-2 rounded-sm px-2 outline-none select-none data-highlighted:bg-hover data-disabled:text-faint';

export const menuDanger = 'text-bad data-disabled:text-faint';
