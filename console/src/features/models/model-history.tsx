import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import type { Model } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useState } from 'react';
import { RelativeTime } from '~/components/entity/times';
import { useUser } from '~/features/users/queries';
import { modelQueries } from './queries';
import { aliasesOf } from './version-aliases';

const shownAtFirst = 6;

type Props = { model: Model; modelName: string };

/**
 * Lists what the master knows of a model's past, the newest first: who registered a version when,
 * and which alias it holds. The master does not tell when an alias moved.
 */
export function ModelHistory({ model, modelName }: Props) {
  const { data: versions = [] } = useQuery(modelQueries.versions(modelName));
  const [isWhole, setIsWhole] = useState(false);
  const newest = versions.toSorted((one, other) => other.version - one.version);
  const shown = isWhole ? newest : newest.slice(0, shownAtFirst);
  const rest = newest.length - shown.length;
  return (
    <section aria-label="History">
      <SectionHeading>History</SectionHeading>
      <ol className="text-sm">
        {shown.map(({ version, userId, username, creationTime }) => (
          <li key={version} className="flex items-baseline gap-2 border-b py-1.5">
            <Link
              to="/models/$modelId/versions/$versionNum/{-$tab}"
              params={{ modelId: String(model.id), versionNum: String(version) }}
              className="font-medium"
            >
              V{version}
            </Link>
            <span className="min-w-0 truncate text-muted">
              {['registered', ...aliasesOf(model, version).map((name) => `now ${name}`)].join(', ')}
            </span>
            <By userId={userId} username={username} time={creationTime} />
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
        <Button variant="quiet" className="mt-1 -ml-2" onClick={() => setIsWhole(true)}>
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
    <span className="ml-auto shrink-0 text-faint">
      {displayName(user)}, <RelativeTime time={time} />
    </span>
  );
}
