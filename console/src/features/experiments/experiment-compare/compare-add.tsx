import { Button } from '@trainyard/ui/base/button';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { Plus } from 'lucide-react';
import { ExperimentFinder, type FinderProps } from '~/components/entity/experiment-finder';

/** Finds an experiment and adds it to the comparison. */
export function CompareAdd({ chosen, onAdd }: FinderProps) {
  return (
    <Popover>
      <PopoverTrigger>
        <Button>
          <Plus aria-hidden className="size-3.5" />
          <span className="phone:sr-only">Add experiment</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Add experiment" align="end" className="grid w-80 gap-2">
        <ExperimentFinder chosen={chosen} onAdd={onAdd} />
      </PopoverContent>
    </Popover>
  );
}
