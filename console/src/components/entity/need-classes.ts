/** The classes of a row of what needs a user on the home page, and of the name in it. */
export const needRowClass =
  'grid grid-cols-[10rem_21%_minmax(0,1fr)_4.5rem] items-center gap-x-4 border-b py-1.75 min-[900px]:max-[1280px]:grid-cols-[10rem_26%_minmax(0,1fr)_4.5rem] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5';

export const needNameClass = 'truncate font-medium narrow:order-1';
