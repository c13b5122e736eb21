import { useQuery } from '@tanstack/react-query';
import { causesAtFirst, lastFailed, maxRuns, type Triage } from '@trainyard/insights/triage/triage';
import { Button } from '@trainyard/ui/base/button';
import { Drawer } from '@trainyard/ui/base/drawer';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { keyOf } from '@trainyard/ui/lib/keys';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import {
  type SearchChange,
  useListSource,
} from '~/features/experiments/experiment-list/list-source';
import { type ListedRun, triageQueries } from './queries';
import { TriageCard } from './triage-card';
import { triageSearch } from './triage-search';

type Props = { projectId: number; filter: string; onSearchChange: SearchChange };

/** The failed runs of a project by cause, beside its list; on a phone they cover the list. */
export default function TriagePanel(props: Props) {
  const [, change] = useLinkView(triageSearch);
  const isPhone = useIsPhone();
  const title = 'Failures by cause';
  const close = () => void change(triageSearch.defaults());
  const body = <Failures {...props} onShown={isPhone ? close : undefined} />;
  if (isPhone)
    return (
      <Drawer title={title} onClose={close}>
        {body}
      </Drawer>
    );
  return (
    <aside
      aria-label={title}
      className="flex w-110 max-w-[50%] flex-none flex-col border-t border-l"
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape' || event.defaultPrevented) return;
        // the button that opened the panel
        document.querySelector<HTMLElement>(`button[aria-label="${title}"]`)?.focus();
        close();
      }}
    >
      <header className="flex h-11 flex-none items-center gap-2 px-4">
        <h2 className="font-medium">{title}</h2>
        <span className="ml-auto">
          <IconButton label="Close" onClick={close}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto scroll-bg px-4 pb-6">{body}</div>
    </aside>
  );
}

/** rules change with each cause: they are computed again after so many */
const causesPerTriage = 10;

type FailuresProps = Props & { onShown: (() => void) | undefined };

function Failures({ projectId, filter, onSearchChange, onShown }: FailuresProps) {
  const [{ causes: count }, change] = useLinkView(triageSearch);
  const source = useListSource();
  const query = useQuery(triageQueries.runs(source, projectId));
  const { data } = query;
  const isRead = data?.isWhole === true;
  const runs = data?.runs;
  const chosen = useMemo(() => {
    const byId = new Map(runs?.map((run) => [run.id, run]));
    return lastFailed(runs ?? [], count).flatMap(({ id }) => byId.get(id) ?? []);
  }, [runs, count]);
  const causes = useQuery({
    ...triageQueries.causes(source, chosen),
    enabled: isRead && chosen.length > 0,
  });
  const found = causes.isPlaceholderData ? undefined : causes.data;
  const readCount = found?.length ?? 0;
  const used = readCount === chosen.length ? readCount : readCount - (readCount % causesPerTriage);
  const groups = useQuery(
    triageQueries.groups(
      { projectId, list: source.name, at: query.dataUpdatedAt, of: chosen.length, used },
      { runs: runs ?? [], failures: found?.slice(0, used) ?? [] },
      { isEnabled: isRead && used > 0 },
    ),
  );
  if (query.error && !isRead) return <FailedQuery title={source.reader.error} query={query} />;
  if (!data || !isRead)
    return (
      <>
        <p role="status" className="num pt-2 pb-2 text-sm text-muted">
          {data
            ? `${formatCount(data.read)} of ${plural(Math.min(data.total, maxRuns), source.noun, source.name)} read`
            : ''}
        </p>
        <SkeletonRows rows={8} label={`Loading ${source.name}`} />
      </>
    );
  const failed = data.runs.filter(({ hasFailed }) => hasFailed).length;
  const names = plural(data.runs.length, source.noun, source.name);
  if (failed === 0)
    return (
      <EmptyState
        title={`No ${source.noun} has failed`}
        hint={
          data.runs.length === 0
            ? `No ${source.noun} has ended yet.`
            : `${names} ended without an error.`
        }
      />
    );
  return (
    <>
      <p className="pt-2 pb-1">
        {formatCount(failed)} of {names} that ended failed
        {data.total > data.read ? `, of the newest ${formatCount(data.read)}` : ''}.
      </p>
      <p className="pb-2 text-sm text-faint">
        {chosen.length < failed
          ? `Causes of the last ${formatCount(chosen.length)} failed ${source.name} read from their logs, and compared with the ${source.name} that started since. `
          : 'Causes are read from the logs. '}
        Settings are named where all runs of a cause have them, few others do, and chance does not
        explain it.
      </p>
      {readCount < chosen.length && !causes.error ? (
        <p role="status" className="flex items-center gap-2 pb-2 text-muted">
          <Spinner label="Reading causes" className="size-4" />
          <span className="num">
            {readCount} of {formatCount(chosen.length)} causes read
          </span>
        </p>
      ) : null}
      <FailedQuery title="Unable to read the causes." query={causes} />
      <FailedQuery title="Unable to compare the settings." query={groups} />
      {groups.data ? (
        <Groups
          result={groups.data}
          runs={chosen}
          filter={filter}
          onShow={(line) => {
            onSearchChange({ filter: line, name: '', page: 0 });
            onShown?.();
          }}
        />
      ) : null}
      {chosen.length < failed ? (
        <Button onClick={() => void change({ causes: count + causesAtFirst })}>
          {`Read the causes of ${formatCount(Math.min(causesAtFirst, failed - chosen.length))} more`}
        </Button>
      ) : null}
    </>
  );
}

type GroupsProps = {
  result: Triage;
  runs: readonly ListedRun[];
  filter: string;
  onShow: (line: string) => void;
};

function Groups({ result, runs, filter, onShow }: GroupsProps) {
  const { groups, unreadable } = result;
  return (
    <>
      <ul className="grid gap-3 pb-3">
        {groups.map((group) => (
          <li key={group.signature} className="rounded-lg border p-3">
            <TriageCard group={group} read={result.read} {...{ runs, filter, onShow }} />
          </li>
        ))}
      </ul>
      {unreadable > 0 ? (
        <p className="pb-3 text-sm text-muted">
          {`${formatCount(unreadable)} without a cause: no failed trial, or its log could not be read.`}
        </p>
      ) : null}
    </>
  );
}
