import type { IncomingMessage } from 'node:http';
import type { Backend } from './answer';
import type { HostRule } from './hosts';
import type { Limits } from './limits';
import type { MemoryBudget } from './memory-budget';
import type { Trust, Visitor } from './proxy/visitor';
import type { StaticSite } from './site/static-files';
import type { TaskSession } from './tasks/hand-over';
import type { TaskOrigin } from './tasks/task-origin';
import type { Tasks } from './tasks/tasks';

export type ServeOptions = {
  backend: Backend;
  /** null: only the API, so that every path goes to the backend */
  site: StaticSite | null;
  basePath: string;
  /** writes one line per request; never a query or a header */
  log?: ((line: string) => void) | undefined;
  /** states what an operator has to know, with or without a log */
  warn?: ((line: string) => void) | undefined;
  /** a certificate and its key, as PEM */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  /** proxies whose `X-Forwarded-…` headers count; none by default */
  trust?: Trust | undefined;
  /** the names of this server; any by default */
  allowsHost?: HostRule | undefined;
  /** an address of their own for the pages of tasks; without it they are at the console's */
  taskOrigin?: TaskOrigin | undefined;
  /** shared by several processes behind one name, so that each knows the tasks' sessions of all */
  secret?: Buffer | undefined;
  limits?: Partial<Limits>;
};

/** The options of a server that runs, with what its requests share. */
export type Running = ServeOptions & {
  trust: Trust;
  allowsHost: HostRule;
  limits: Limits;
  stopping: AbortSignal;
  tasks: Tasks | null;
  memory: MemoryBudget;
  /** called for each connection that is one too many */
  onRefusal: () => void;
  /** the request came by the port of tasks */
  isTaskPort: boolean;
};

/** The origin that a request is for, and the session there. */
export type Side =
  | { name: 'console' }
  | { name: 'tasks'; tasks: Tasks; session: TaskSession | null };

type SideInput = Pick<Running, 'tasks' | 'isTaskPort'> & { request: IncomingMessage };

/**
 * Finds the side of a request, and leaves in its cookies only the session of that side: the ports
 * of one name share their cookies in a browser.
 */
export function sideOf({ tasks, isTaskPort, request }: SideInput, visitor: Visitor): Side {
  if (!tasks) return { name: 'console' };
  if (isTaskPort || tasks.isTaskAddress(visitor))
    return { name: 'tasks', tasks, session: tasks.asTask(request, visitor) };
  tasks.asConsole(request, visitor);
  return { name: 'console' };
}

/** The rule for names, with that of the tasks' address. */
export const namesOf = ({ allowsHost, tasks }: Running, visitor: Visitor): HostRule =>
  tasks?.isTaskAddress(visitor) ? () => true : allowsHost;
