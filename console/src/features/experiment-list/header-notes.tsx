import { lazy, Suspense } from 'react';
import type { ExperimentList } from './use-experiment-list';

const RankNote = lazy(() => import('./rows/rank-note'));
const SmoothedNote = lazy(() => import('./columns/smoothed-note'));

/** Notes above the rows: colours and hidden columns, smoothed columns, and a rank made here. */
export function HeaderNotes({ model }: { model: ExperimentList }) {
  const { search, onSearchChange, layout, ranked, list, smoothed, setSmoothed } = model;
  if (search.group !== '') return null;
  return (
    <>
      {model.decorated.notes}
      {layout.columns
        .filter(({ id }) => id.startsWith('smoothed.'))
        .map(({ id }) => (
          <Suspense key={id}>
            <SmoothedNote
              columnId={id}
              rows={ranked?.rows ?? list.rows}
              values={smoothed[id]}
              onValues={(values) => setSmoothed((others) => ({ ...others, [id]: values }))}
            />
          </Suspense>
        ))}
      {ranked ? (
        <Suspense>
          <RankNote
            projectId={model.project.id}
            search={search}
            rank={ranked.rank}
            columns={model.columns}
            onRows={ranked.onRows}
            onStop={() => onSearchChange({ rank: '' })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
