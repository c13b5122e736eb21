import { Button } from '@trainyard/ui/base/button';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { weekSearch } from './week-search';

const loadDialog = () => import('./week-dialog');
const WeekDialog = lazy(loadDialog);

/** Opens the last seven days of a project with the seven days before, which the link keeps. */
export default function WeekButton({ projectId }: { projectId: number }) {
  const [{ week }, change] = useLinkView(weekSearch);
  return (
    <>
      <Button
        size="icon"
        aria-label="Week with the week before"
        title="Week with the week before"
        onPointerEnter={() => void loadDialog()}
        onClick={() => void change({ week: 1 })}
      >
        <CalendarDays aria-hidden className="size-3.5" />
      </Button>
      {week === undefined ? null : (
        <Suspense>
          <WeekDialog projectId={projectId} week={week} />
        </Suspense>
      )}
    </>
  );
}
