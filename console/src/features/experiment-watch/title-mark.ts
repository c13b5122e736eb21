const mark = '● ';

/** Marks the title of a hidden tab until the user returns to it. */
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
