import { asText } from '~/lib/as-text';

/** What people or programs wrote down about a thing: names and values, a line each. */
export const MetadataList = ({ metadata }: { metadata: Record<string, unknown> }) => (
  <dl className="grid grid-cols-[minmax(8rem,auto)_1fr] border-t">
    {Object.entries(metadata).map(([name, value]) => (
      <div key={name} className="col-span-2 grid grid-cols-subgrid border-b py-1.5">
        <dt className="pr-6 wrap-anywhere text-muted">{name}</dt>
        <dd className="num wrap-anywhere whitespace-pre-wrap">{asText(value)}</dd>
      </div>
    ))}
  </dl>
);
