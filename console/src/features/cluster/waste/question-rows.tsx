import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { keepFocusOnPage } from '@trainyard/ui/lib/focus/restore-focus';
import { LateQuery } from '~/app/late/late';
import { KindIcon } from '~/components/entity/kind-name';
import { needNameClass, needRowClass } from '~/components/entity/need-classes';
import { silent } from '~/data/silent';
import { openQuestionsQuery } from './idle-queries';
import { AnswerButtons } from './owner-question-note';

/** Shows the user's experiments that another user asked about. */
export function QuestionRows({ userId }: { userId: number }) {
  const query = silent(openQuestionsQuery(userId));
  const { data = [] } = useQuery({ ...query, enabled: false });
  return (
    <>
      <LateQuery query={query} />
      {data.map((experiment) => (
        <QuestionRow key={experiment.id} experiment={experiment} />
      ))}
    </>
  );
}

function QuestionRow({ experiment }: { experiment: Experiment }) {
  return (
    <li ref={keepFocusOnPage} data-leaving tabIndex={-1} className={needRowClass}>
      <span className="text-warn narrow:order-3 narrow:col-span-2">Still needed?</span>
      <span className={`${needNameClass} narrow:col-span-2`}>
        <KindIcon kind="experiment" />
        <Link
          to="/experiments/$experimentId/notes"
          params={{ experimentId: String(experiment.id) }}
          className="truncate font-medium"
        >
          {experiment.name || `Experiment ${experiment.id}`}
        </Link>
      </span>
      <span className="col-span-2 flex min-w-0 items-center justify-between gap-3 narrow:order-4">
        <span className="truncate text-muted">It holds slots without use</span>
        <AnswerButtons experiment={experiment} />
      </span>
    </li>
  );
}
