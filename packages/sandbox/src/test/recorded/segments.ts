import { objectOf } from '../../config/json';
import type { Exchange } from './exchange';
import { everythingDone, planAt } from './plans';
import type { Plan } from './prepare-master';

/** Recorded requests that are sent in order to one master. */
export type Segment = {
  plan: Plan;
  exchanges: Exchange[];
  /** ids of the entities they create, which do not exist before; those of projects with a prefix */
  created: ReadonlySet<string>;
};

export function segmentsOf(
  exchanges: Exchange[],
  plans: typeof planAt = planAt,
  done: Plan = everythingDone,
): Segment[] {
  const segments: Array<{ plan: Plan; exchanges: Exchange[] }> = [];
  let file = '';
  for (const exchange of exchanges) {
    const isFirst = exchange.file !== file;
    file = exchange.file;
    const plan = plans(exchange.id) ?? (isFirst ? (plans(file) ?? done) : undefined);
    if (plan) segments.push({ plan, exchanges: [] });
    segments.at(-1)?.exchanges.push(exchange);
  }
  return together(segments, done).map((segment) => ({
    ...segment,
    created: createdBy(segment.exchanges),
  }));
}

type Planned = Pick<Segment, 'plan' | 'exchanges'>;

// segments that only read can share a master
function together(segments: Planned[], done: Plan): Planned[] {
  const isQuiet = ({ plan, exchanges }: Planned) =>
    plan === done && exchanges.every(({ request }) => request.method === 'GET');
  const quiet = segments.filter(isQuiet).flatMap(({ exchanges }) => exchanges);
  const others = segments.filter((segment) => !isQuiet(segment));
  return [{ plan: done, exchanges: quiet }, ...others];
}

function createdBy(exchanges: Exchange[]): ReadonlySet<string> {
  const entities = exchanges
    .filter(({ operation }) => /^(?:Create|Launch|PostProject$)/.test(operation ?? ''))
    .flatMap(({ response }) => Object.entries(objectOf(response.body)));
  const names = entities.flatMap(([kind, entity]) => {
    const { id = '' } = objectOf(entity);
    if (id === '' || id === 0) return [];
    return kind === 'project' ? `project ${id}` : String(id);
  });
  return new Set(names);
}
