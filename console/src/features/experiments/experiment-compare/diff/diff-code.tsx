import { useQueries, useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { Spinner } from '@trainyard/ui/base/spinner';
import { CodeDiff } from '@trainyard/ui/code/code-diff';
import { languageOf } from '@trainyard/ui/code/code-language';
import { readFile } from '@trainyard/ui/code/file-content';
import { plural } from '@trainyard/ui/lib/format';
import { FailedQuery } from '~/app/errors/failed-query';
import { codeQueries } from '~/data/experiments/code';
import { type CodePair, codePairs } from './code-pairs';

type Props = {
  left: Experiment;
  right: Experiment;
  file: string | undefined;
  onFile: (path: string) => void;
};

/** files of equal size whose contents are compared at once */
const maxFiles = 30;

const isSame = (left: Uint8Array, right: Uint8Array) =>
  left.length === right.length && left.every((byte, at) => byte === right[at]);

/** The files of two experiments: which of them differ, and the chosen file side by side. */
export function DiffCode({ left, right, file, onFile }: Props) {
  const lefts = useQuery(codeQueries.tree(left.id));
  const rights = useQuery(codeQueries.tree(right.id));
  const pairs = lefts.data && rights.data ? codePairs(lefts.data, rights.data) : [];
  const alike = pairs.filter(({ kind }) => kind === 'unknown').slice(0, maxFiles);
  const same = useSame({ left, right, paths: alike.map(({ path }) => path) });
  const failed = [lefts, rights].find(({ error }) => error);
  if (failed) {
    return <FailedQuery title="Unable to fetch the file tree." query={failed} />;
  }
  if (!lefts.data || !rights.data) return <Waiting />;
  const different = pairs.filter(({ path }) => same.get(path) !== true);
  if (pairs.length === 0) return <EmptyState title="Neither experiment has code" />;
  if (different.length === 0)
    return (
      <EmptyState
        title="No differences"
        hint={`${plural(pairs.length, 'file')}, the same in both.`}
      />
    );
  const empty = lefts.data.length === 0 ? left : rights.data.length === 0 ? right : undefined;
  const selectedPair = different.find(({ path }) => path === file) ?? different[0];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <Select
          label="File"
          value={selectedPair?.path ?? ''}
          options={different.map((pair) => ({
            value: pair.path,
            label: `${pair.path} · ${noteOf(pair, { left, right, isRead: same.has(pair.path) })}`,
          }))}
          onChange={onFile}
        />
        <span className="text-sm text-faint">
          {empty
            ? `Experiment ${empty.id} has no code.`
            : `${different.length} of ${plural(pairs.length, 'file')} differ`}
        </span>
      </div>
      {selectedPair ? (
        <FileDiff key={selectedPair.path} left={left} right={right} pair={selectedPair} />
      ) : null}
    </>
  );
}

const Waiting = () => <Spinner label="Loading code" className="m-6 size-5" />;

type Sides = Pick<Props, 'left' | 'right'>;

/** of each path, once it is known, whether both sides are the same */
function useSame({ left, right, paths }: Sides & { paths: readonly string[] }) {
  const files = useQueries({
    queries: paths.flatMap((path) => [
      codeQueries.file(left.id, path),
      codeQueries.file(right.id, path),
    ]),
  });
  const sameByPath = new Map<string, boolean>();
  for (const [at, path] of paths.entries()) {
    const [one, other] = [files[at * 2]?.data, files[at * 2 + 1]?.data];
    if (one && other) sameByPath.set(path, isSame(one, other));
  }
  return sameByPath;
}

function noteOf({ kind }: CodePair, { left, right, isRead }: Sides & { isRead: boolean }) {
  if (kind === 'only left') return `only in ${left.id}`;
  if (kind === 'only right') return `only in ${right.id}`;
  return kind === 'size' || isRead ? 'differs' : 'same size';
}

function FileDiff({ left, right, pair }: Sides & { pair: CodePair }) {
  const { path, kind } = pair;
  const before = useQuery({ ...codeQueries.file(left.id, path), enabled: kind !== 'only right' });
  const after = useQuery({ ...codeQueries.file(right.id, path), enabled: kind !== 'only left' });
  const failed = [before, after].find(({ error }) => error);
  if (failed) {
    return <FailedQuery title="Unable to fetch file." query={failed} />;
  }
  if (before.isLoading || after.isLoading) return <Waiting />;
  const sides = [before.data, after.data].map((bytes) => readFile(bytes ?? new Uint8Array()));
  if (sides.some((side) => side.kind === 'binary')) {
    return (
      <EmptyState
        title="Not text"
        hint="These files are not text and cannot be compared line by line."
      />
    );
  }
  const [one = '', other = ''] = sides.map((side) => (side.kind === 'text' ? side.text : ''));
  if (one === other) return <EmptyState title="No differences" />;
  return (
    <CodeDiff
      before={{ label: `${left.id} · ${path}`, text: one }}
      after={{ label: `${right.id} · ${path}`, text: other }}
      language={languageOf(path)}
    />
  );
}
