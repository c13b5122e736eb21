import { Button } from '@trainyard/ui/base/button';
import type { ColumnStateProps } from '@trainyard/ui/table/columns/column-state';
import { Columns3 } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

const load = () => import('./experiment-column-picker');
const ExperimentColumnPicker = lazy(() =>
  load().then((module) => ({ default: module.ExperimentColumnPicker })),
);

type Props = {
  projectId: number;
  columnState: ColumnStateProps;
  isDiffering: boolean;
  onDifferingChange: (isDiffering: boolean) => void;
  onDerive: () => void;
};

/** Opens the picker, which comes with the first use. */
export function ExperimentColumnsButton(props: Props) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted)
    return <ColumnsButton onPointerEnter={() => void load()} onClick={() => setIsWanted(true)} />;
  return (
    <Suspense fallback={<ColumnsButton />}>
      <ExperimentColumnPicker {...props} button={<ColumnsButton />} />
    </Suspense>
  );
}

const ColumnsButton = (props: ComponentProps<typeof Button>) => (
  <Button aria-haspopup="dialog" {...props}>
    <Columns3 aria-hidden className="size-3.5" />
    <span className="phone:sr-only">Columns</span>
  </Button>
);
