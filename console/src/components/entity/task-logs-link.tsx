import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import type { TaskLinkType } from '~/lib/task-kind';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  type: TaskLinkType;
  id: string;
  /** the title of the log page */
  name: string;
};

/** A link to the log of a task, for tasks that have no page. */
export const TaskLogsLink = ({ type, id, name, ...rest }: Props) => (
  <Link
    {...rest}
    to="/$taskType/$taskId/logs"
    params={{ taskType: type, taskId: id }}
    search={{ id: name }}
  />
);
