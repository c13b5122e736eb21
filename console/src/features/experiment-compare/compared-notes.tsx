import { Button } from '@trainyard/ui/base/button';
import { plural } from '@trainyard/ui/lib/format';
import type { ColorPlaces } from '@trainyard/ui/lib/stable-colors';
import { messageOf } from '~/app/report-error';
import { recolored } from './compare-colors';
import type { Compared } from './use-compared';

type Props = { compared: Compared; experimentIds: readonly number[]; places: ColorPlaces };

/** named up to here; of more the number tells */
const mostNamed = 10;

/** Notes below the table: which experiments are missing, and which have another colour than elsewhere. */
export function ComparedNotes({ compared, experimentIds, places }: Props) {
  const { coming, absent, failed, status, retry } = compared;
  const others = recolored(experimentIds, places);
  return (
    <div className="grid gap-1 py-2 text-sm text-muted empty:hidden">
      {coming > 0 ? <p role="status">{plural(coming, 'experiment')} on the way …</p> : null}
      {failed > 0 ? (
        <p role="alert" className="flex flex-wrap items-center gap-2">
          Unable to fetch {plural(failed, 'experiment')}.
          {status.error ? ` ${messageOf(status.error)}` : ''}
          <Button onClick={retry}>Retry</Button>
        </p>
      ) : null}
      {absent > 0 ? (
        <p>{plural(absent, 'experiment')} of this link left out: gone, or not to be seen by you.</p>
      ) : null}
      {others.length > 0 ? (
        <p>
          Another colour here than in lists, so that none looks like another:{' '}
          <span className="num">
            {others.length > mostNamed ? plural(others.length, 'experiment') : others.join(', ')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
