import { IconButton } from '@trainyard/ui/base/icon-button';
import { plural } from '@trainyard/ui/lib/format';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type HeatScale, heatColor } from './column-heat-map';
import { figureText } from './figure-text';
import type { ListContext, ListFacts } from './list-facts';

type Props = { list: ListContext; facts: ListFacts };

/** Describes the colours and hidden columns, and the rows that they were computed from. */
export function ListNotes({ list: { search, columns, layout, onSearchChange }, facts }: Props) {
  const rows = `${plural(facts.loaded, 'loaded row')}`;
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? id;
  const heated = Object.entries(facts.heat);
  return (
    <section
      aria-label="What the columns show"
      className="flex flex-none flex-wrap items-center gap-x-5 gap-y-1 px-6 pb-2 text-sm text-muted narrow:px-4"
    >
      {heated.map(([id, scale]) => (
        <Note
          key={id}
          undo={`Heat map of ${titleOf(id)} off`}
          onUndo={() => onSearchChange({ heat: search.heat.filter((each) => each !== id) })}
        >
          <span className="text-text">{titleOf(id)}</span>
          {scale ? <Scale id={id} scale={scale} rows={rows} /> : `no numbers in ${rows}`}
        </Note>
      ))}
      {search.differ ? (
        <Note undo="Show all columns" onUndo={() => onSearchChange({ differ: false })}>
          {facts.loaded < 2
            ? 'Only differing columns: with fewer than two rows nothing can differ'
            : `${facts.alike.length} of ${plural(layout.columns.length, 'column')} left out: the same in all ${rows}`}
        </Note>
      ) : null}
    </section>
  );
}

type NoteProps = { undo: string; onUndo: () => void; children: ReactNode };

const Note = ({ undo, onUndo, children }: NoteProps) => (
  <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
    {children}
    <IconButton label={undo} onClick={onUndo}>
      <X aria-hidden className="size-3.5" />
    </IconButton>
  </span>
);

const shares = [0, 0.25, 0.5, 0.75, 1];

type ScaleProps = { id: string; scale: HeatScale; rows: string };

const Scale = ({ id, scale, rows }: ScaleProps) => (
  <>
    <span className="num">{figureText(id, scale.min)}</span>
    <span aria-hidden className="flex h-3 overflow-hidden rounded-sm border">
      {shares.map((share) => (
        <span key={share} className="w-4" style={{ background: heatColor(share) }} />
      ))}
    </span>
    <span className="num">{figureText(id, scale.max)}</span>
    <span className="text-faint">
      {scale.isLog ? 'log scale, ' : ''}of {scale.isComplete ? 'all that match' : rows}
    </span>
  </>
);
