import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import type { TaskLinkType } from '~/lib/task-kind';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  type: TaskLinkType;
  id: string;
  /** heads the page of the log */
  name: string;
};

/** Leads to the log of a task: what there is to open of one without a window. */
export const TaskLogsLink = ({ type, id, name, ...rest }: Props) => (
  <Link
    {...rest}
    to="/$taskType/$taskId/logs"
    params={{ taskType: type, taskId: id }}
    search={{ id: name }}
  />
);
