/**
 * The classes of a row of what needs a user on the home page, and of the name in it. The widths of
 * state and name are those of every list of the page.
 */
export const needRowClass =
  'grid grid-cols-[var(--row-state)_var(--row-name)_minmax(0,1fr)_4.5rem] items-center gap-x-4 border-b py-1.75 min-[900px]:max-[1280px]:grid-cols-[var(--row-state)_var(--row-name)_minmax(0,1fr)_4.5rem] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5';

export const needNameClass = 'flex min-w-0 items-center gap-2 narrow:order-1';
