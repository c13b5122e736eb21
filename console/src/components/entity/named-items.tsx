import { formatCount } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { Key } from 'react';

type Item = { key: Key; name: string };

type Props = {
  /** the kind of the items, for screen readers */
  label: string;
  items: readonly Item[];
  /** true if the keys are ids that users know */
  hasIds?: boolean;
};

const maxNames = 5;

/** Names what an action applies to, in the question before it. */
export function NamedItems({ label, items, hasIds }: Props) {
  const unnamed = items.length - maxNames;
  return (
    <ul aria-label={label} className="mt-2 grid gap-0.5">
      {items.slice(0, maxNames).map(({ key, name }) => (
        <li key={key} className="flex gap-2">
          {hasIds ? <span className="num text-muted">{key}</span> : null}
          <strong className="min-w-0 font-medium wrap-anywhere text-text">
            {displayText(name)}
          </strong>
        </li>
      ))}
      {unnamed > 0 ? <li className="num">and {formatCount(unnamed)} more</li> : null}
    </ul>
  );
}
