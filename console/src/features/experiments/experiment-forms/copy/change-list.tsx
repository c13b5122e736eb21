import { missing, plural } from '@trainyard/ui/lib/format';
import type { ConfigChange } from './config-changes';

type Props = {
  /** undefined while the config cannot be read */
  changes: readonly ConfigChange[] | undefined;
  sourceId: number;
};

/** Every value of the config that differs from the source, old and new. */
export const ChangeList = ({ changes, sourceId }: Props) => (
  <section aria-label="What differs" className="grid gap-1">
    <h3 className="flex items-baseline gap-2 text-sm">
      <span className="font-medium">What differs</span>
      <span className="text-faint">from experiment {sourceId}</span>
    </h3>
    {changes === undefined || changes.length === 0 ? (
      <p className="text-sm text-muted">
        {changes ? 'Nothing. The config is the same.' : 'The config cannot be read.'}
      </p>
    ) : (
      <div className="max-h-44 overflow-y-auto rounded-md border">
        <table className="w-full table-fixed text-left text-sm">
          <caption className="sr-only">{plural(changes.length, 'change')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Old</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {changes.map(({ name, before, after }) => (
              <tr key={name} className="align-top">
                <th
                  scope="row"
                  className="px-3 py-1 font-mono font-normal wrap-anywhere text-muted"
                >
                  {name}
                </th>
                <td className="px-3 py-1 wrap-anywhere whitespace-pre-wrap">
                  {before === undefined ? (
                    <span className="text-faint">{missing}</span>
                  ) : (
                    <del className="text-muted decoration-faint">{before}</del>
                  )}
                </td>
                <td className="px-3 py-1 wrap-anywhere whitespace-pre-wrap">
                  {after === undefined ? (
                    <span className="text-faint">{missing}</span>
                  ) : (
                    <ins className="no-underline">{after}</ins>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
