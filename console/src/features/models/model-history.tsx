import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { aliasMoves, displayName } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useMemo, useState } from 'react';
import { RelativeTime } from '~/components/entity/times';
import { modelQueries } from '~/data/models';
import { useUser } from '~/data/users';
import { aliasesOf } from './mutations';

const shownAtFirst = 6;
const noVersions: ModelVersion[] = [];

type Props = { model: Model; modelName: string };

type Entry = Readonly<{
  key: string;
  /** the version that the event concerns */
  version: number | null;
  text: string;
  userId?: number | null;
  username: string;
  time: string | null;
}>;

/** Returns all known events of a model, the newest first. */
function entriesOf(model: Model, versions: readonly ModelVersion[]): Entry[] {
  const entries: Entry[] = [
    ...versions.map(({ version, userId, username, creationTime: time }) => {
      const text = ['registered', ...aliasesOf(model, version).map((name) => `now ${name}`)];
      return { key: `V${version}`, version, text: text.join(', '), userId, username, time };
    }),
    ...aliasMoves(model).map(({ alias, from, to, by, at }) => ({
      key: `${alias} ${at}`,
      version: to ?? from,
      text: to === null ? `lost ${alias}` : `took ${alias}${from ? ` from V${from}` : ''}`,
      username: by,
      time: at,
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
  const newest = useMemo(() => entriesOf(model, versions), [model, versions]);
  const visibleVersions = isExpanded ? newest : newest.slice(0, shownAtFirst);
  const rest = newest.length - visibleVersions.length;
  return (
    <section aria-label="History">
      <SectionHeading>History</SectionHeading>
      <ol className="text-sm">
        {visibleVersions.map(({ key, version, text, userId = null, username, time }) => (
          <li key={key} className="flex items-baseline gap-2 border-b py-1.5">
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
            <By userId={userId} username={username} time={time} />
          </li>
        ))}
        {rest === 0 ? (
          <li className="flex items-baseline gap-2 border-b py-1.5">
            <span className="font-medium">Model</span>
            <span className="text-muted">created</span>
            <By userId={model.userId} username={model.username} time={model.creationTime} />
          </li>
        ) : null}
      </ol>
      {rest > 0 ? (
        <Button variant="quiet" className="mt-1 -ml-2.75" onClick={() => setIsExpanded(true)}>
          Show {rest} older
        </Button>
      ) : null}
    </section>
  );
}

type ByProps = { userId: number | null; username: string; time: string | null };

function By({ userId, username, time }: ByProps) {
  const user = useUser(userId) ?? { username };
  return (
    <span className="ml-auto flex max-w-3/5 shrink-0 text-faint">
      <span className="truncate">{displayName(user)}</span>
      <span className="shrink-0 whitespace-pre">
        {', '}
        <RelativeTime time={time} />
      </span>
    </span>
  );
}
