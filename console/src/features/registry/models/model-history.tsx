import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AliasMove, aliasMoves } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useMemo, useState } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { RelativeTime } from '~/components/entity/times';
import { modelQueries } from '~/data/models';
import { useNameOf } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { modelActions, modelItems } from './actions';
import { latestReleaseOf } from './releases';

const shownAtFirst = 6;
const noVersions: ModelVersion[] = [];

type Props = { model: Model; modelName: string };

type Entry = Readonly<{
  key: string;
  /** the version that the event concerns */
  version: number | null;
  text: string;
  username: string;
  time: string | null;
  /** a roll back takes it back */
  isRelease?: boolean;
}>;

function textOf({ alias, from, to }: AliasMove): string {
  if (to === null) return `stopped being ${alias}`;
  return from === null ? `became ${alias}` : `became ${alias} in place of V${from}`;
}

/** Returns all known events of a model, the newest first; the present alone has no entry. */
function entriesOf(model: Model, versions: readonly ModelVersion[]): Entry[] {
  const release = latestReleaseOf(model);
  const entries: Entry[] = [
    ...versions.map(({ version, username, creationTime: time }) => ({
      ...{ key: `V${version}`, version, text: 'registered', username, time },
    })),
    ...aliasMoves(model).map((move) => ({
      ...{ key: `${move.alias} ${move.at}`, version: move.to ?? move.from, text: textOf(move) },
      ...{ username: move.by, time: move.at, isRelease: move === release },
    })),
  ];
  const at = ({ time }: Entry) => Date.parse(time ?? '') || 0;
  return entries.toSorted((one, other) => at(other) - at(one));
}

/**
 * Lists who registered a version when, and which alias it took. The master keeps the moves of
 * aliases in the metadata, where the console and the command line write them.
 */
export function ModelHistory({ model, modelName }: Props) {
  const { data: versions = noVersions } = useQuery(modelQueries.versions(modelName));
  const [isExpanded, setIsExpanded] = useState(false);
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(modelActions);
  const rollBackItem = modelItems(model, viewer).find(
    ({ id, reason }) => id === 'rollBack' && reason === undefined,
  );
  const newest = useMemo(() => entriesOf(model, versions), [model, versions]);
  const visibleVersions = isExpanded ? newest : newest.slice(0, shownAtFirst);
  const rest = newest.length - visibleVersions.length;
  return (
    <section aria-label="History">
      <SectionHeading>History</SectionHeading>
      <ol className="text-sm">
        {visibleVersions.map(({ key, version, text, username, time, isRelease }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-2 border-b py-1.5">
            {versions.some((each) => each.version === version) ? (
              <Link
                to="/models/$modelId/versions/$versionNum/{-$tab}"
                params={{ modelId: String(model.id), versionNum: String(version) }}
                className="font-medium"
              >
                V{version}
              </Link>
            ) : (
              <span className="font-medium text-muted">V{version}</span>
            )}
            <span className="min-w-0 truncate text-muted" title={text}>
              {text}
            </span>
            {isRelease && rollBackItem ? (
              <span className="flex basis-full items-baseline">
                <Button
                  variant="quiet"
                  className="mt-1 -mb-1 -ml-2.75"
                  onClick={() => run('rollBack', { model })}
                >
                  {rollBackItem.label}
                </Button>
                <By username={username} time={time} />
              </span>
            ) : (
              <By username={username} time={time} />
            )}
          </li>
        ))}
        {rest === 0 ? (
          <li className="flex items-baseline gap-2 border-b py-1.5">
            <span className="font-medium">Model</span>
            <span className="text-muted">created</span>
            <By username={model.username} time={model.creationTime} />
          </li>
        ) : null}
      </ol>
      {rest > 0 ? (
        <Button variant="quiet" className="mt-1 -ml-2.75" onClick={() => setIsExpanded(true)}>
          Show {rest} older
        </Button>
      ) : null}
      {dialog}
    </section>
  );
}

function By({ username, time }: { username: string; time: string | null }) {
  return (
    <span className="ml-auto flex max-w-3/5 shrink-0 text-faint">
      <span className="truncate">{displayText(useNameOf()(username))}</span>
      <span className="shrink-0 whitespace-pre">
        {', '}
        <RelativeTime time={time} />
      </span>
    </span>
  );
}
