import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import Toaster from '@trainyard/ui/base/toaster';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { type RowHeight, rowHeights } from '@trainyard/ui/table/columns/stored-layout';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { type CatalogueEntry, DensityContext } from './entry';

const densities = Object.keys(rowHeights) as RowHeight[]; // typed by its keys

export type ThemeMode = 'light' | 'dark' | 'system';

type Props = {
  entries: readonly CatalogueEntry[];
  onThemeChange: (theme: ThemeMode) => void;
};

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** the entries named in the link; the page shows them one below the other */
const useRequestedIds = () =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(location.search).get('entry'));

/**
 * Shows every block, only the blocks of `?entry=ID,ID`, or their list alone when `entry` is empty.
 */
export function CataloguePage({ entries, onThemeChange }: Props) {
  const [theme, setTheme] = useState<ThemeMode>('system');
  const [density, setDensity] = useState<RowHeight>('medium');
  const requested = useRequestedIds();
  const ids = requested?.split(',');
  const visible = ids ? entries.filter(({ id }) => ids.includes(id)) : entries;
  return (
    <DensityContext value={density}>
      <div className="flex h-full min-h-0">
        {requested ? null : <Contents entries={entries} />}
        <main tabIndex={-1} className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
          <header className="flex flex-wrap items-center gap-3 border-b px-6 py-2 phone:px-4">
            <h1 className="mr-auto text-lg">{requested ? visible[0]?.title : 'Blocks'}</h1>
            <SegmentedControl
              label="Theme"
              value={theme}
              segments={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
                { value: 'system', label: 'System' },
              ]}
              onChange={(next) => {
                onThemeChange(next);
                setTheme(next);
              }}
            />
            <SegmentedControl
              label="Density"
              value={density}
              segments={densities.map((value) => ({ value, label: value }))}
              onChange={setDensity}
            />
          </header>
          {visible.length === 0 ? (
            <p className="p-6">{requested ? 'There is no such entry.' : 'Choose a block.'}</p>
          ) : null}
          {visible.map((entry) => (
            <EntryView key={entry.id} entry={entry} />
          ))}
        </main>
      </div>
      <Toaster />
      <TooltipLayer />
    </DensityContext>
  );
}

const Contents = ({ entries }: Pick<Props, 'entries'>) => (
  <nav
    aria-label="Blocks"
    className="w-54 shrink-0 overflow-y-auto border-r bg-sunken px-3 py-3 phone:hidden"
  >
    {[...new Set(entries.map(({ group }) => group))].map((group) => (
      <section key={group} className="mb-3">
        <h2 className="px-2 pb-1 text-xs text-faint">{group}</h2>
        {entries
          .filter((entry) => entry.group === group)
          .map(({ id, title, ready }) => (
            <a
              key={id}
              href={`?entry=${id}`}
              data-ready={ready}
              className="no-underline-hover block truncate rounded-sm px-2 py-0.5 hover:bg-hover"
            >
              {title}
            </a>
          ))}
      </section>
    ))}
  </nav>
);

function EntryView({ entry }: { entry: CatalogueEntry }) {
  const { id, title, group, Example, isPage = false, ready } = entry;
  return (
    <section id={id} aria-label={title} data-entry={id} data-ready={ready} className="border-b">
      <h2 className="px-6 pt-3 text-sm font-medium text-faint phone:px-4">
        {group} · {title}
      </h2>
      <div className={isPage ? 'flex h-120 min-h-0 flex-col' : 'px-6 pt-2 pb-5 phone:px-4'}>
        <Suspense fallback={<PageSpinner />}>
          <Example />
        </Suspense>
      </div>
    </section>
  );
}
