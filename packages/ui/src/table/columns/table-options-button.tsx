import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { TableOptionsProps } from './table-options';

const load = () => import('./table-options');
const TableOptions = lazy(() => load().then((module) => ({ default: module.TableOptions })));

/** Opens what a table's looks are chosen in and its rows are written to files by; comes with the first use. */
export function TableOptionsButton(props: Omit<TableOptionsProps, 'button'>) {
  const [isWanted, setIsWanted] = useState(false);
  const { caption } = props;
  if (!isWanted)
    return (
      <OptionsButton
        caption={caption}
        onPointerEnter={() => void load()}
        onClick={() => setIsWanted(true)}
      />
    );
  return (
    <Suspense fallback={<OptionsButton caption={caption} />}>
      <TableOptions {...props} button={<OptionsButton caption={caption} />} />
    </Suspense>
  );
}

const OptionsButton = ({ caption, ...rest }: ComponentProps<'button'> & { caption: string }) => (
  <button
    type="button"
    aria-label={`Table options: ${caption}`}
    title="Columns, row height, export"
    aria-haspopup="dialog"
    className="grid size-6 place-items-center rounded-sm text-muted hover:bg-line hover:text-text aria-expanded:bg-line aria-expanded:text-text"
    {...rest}
  >
    <SlidersHorizontal aria-hidden className="size-3.5" />
  </button>
);
