import {
  type BoundValue,
  boundText,
  isReplaced,
  type Policies,
  type PolicyChange,
  type PolicyOwner,
  priorityText,
  slotsText,
  valueAt,
  valueText,
} from './policies';

type Props = {
  policies: Policies;
  nameOf: (owner: PolicyOwner) => string;
  isSmallerFirst: boolean;
  /** the configuration that they apply to; its replaced values are marked */
  config?: Record<string, unknown> | undefined;
};

/** The values and limits that policies set, each with its owner. */
export function PolicyList({
  policies: { values, limits },
  nameOf,
  isSmallerFirst,
  config,
}: Props) {
  const { maxSlots, priority } = limits;
  return (
    <ul aria-label="Policies" className="border-t [&>li]:border-b [&>li]:py-1.5">
      {maxSlots ? (
        <li className={rowClass}>
          {slotsText(maxSlots.value)}
          <Owner name={nameOf(maxSlots.owner)} />
        </li>
      ) : null}
      {priority ? (
        <li className={rowClass}>
          {priorityText(priority.value, isSmallerFirst)}
          <Owner name={nameOf(priority.owner)} />
        </li>
      ) : null}
      {values.map((bound) => (
        <BoundRow
          key={bound.path.join('\n')}
          bound={bound}
          owner={nameOf(bound.owner)}
          config={config}
        />
      ))}
    </ul>
  );
}

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere';

const Owner = ({ name }: { name: string }) => (
  <span className="text-sm text-muted">set by {name}</span>
);

type RowProps = { bound: BoundValue; owner: string; config: Props['config'] };

const BoundRow = ({ bound, owner, config }: RowProps) => (
  <li className={rowClass}>
    <span className="min-w-0 font-mono text-sm">{boundText(bound)}</span>
    <Owner name={owner} />
    {config && isReplaced(config, bound) ? (
      <span className="basis-full text-sm text-warn">
        replaces {valueText(valueAt(config, bound.path))} of this configuration
      </span>
    ) : null}
  </li>
);

/** The changes that applying another text makes. */
export const PolicyChanges = ({ changes }: { changes: readonly PolicyChange[] }) => (
  <ul aria-label="Changes" className="border-t [&>li]:border-b [&>li]:py-1.5">
    {changes.map(({ key, before, after }) => (
      <li key={key} className="grid gap-0.5 wrap-anywhere">
        {before === undefined ? null : (
          <del className="text-bad">
            <span aria-hidden>− </span>
            {before}
          </del>
        )}
        {after === undefined ? null : (
          <ins className="text-ok no-underline">
            <span aria-hidden>+ </span>
            {after}
          </ins>
        )}
      </li>
    ))}
  </ul>
);
