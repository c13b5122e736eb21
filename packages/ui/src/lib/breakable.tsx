import type { ReactNode } from 'react';

/** A name that may break after each underscore and dot, before it breaks within a word. */
export function breakable(name: string): ReactNode {
  const [first, ...rest] = name.split(/(?<=[_.])/);
  // nested, so that equal parts need no keys
  return rest.reduce<ReactNode>(
    (start, part) => (
      <>
        {start}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}
