const mark = '● ';

/** Puts a mark before the title of a tab nobody looks at, until somebody does. */
export function markTitle(): void {
  if (document.title.startsWith(mark)) return;
  document.title = mark + document.title;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    },
    { once: true },
  );
}
