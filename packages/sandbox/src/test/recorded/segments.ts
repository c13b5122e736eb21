import { isObject, objectOf } from '../../config/json';
import type { Exchange } from './exchange';
import { everythingDone, planAt } from './plans';
import type { Plan } from './prepare-master';

/** Recorded requests that are sent one after another to one master. */
export type Segment = {
  plan: Plan;
  exchanges: Exchange[];
  /** ids of what they create, which is not there before */
  created: ReadonlySet<string>;
};

export function segmentsOf(exchanges: Exchange[]): Segment[] {
  const segments: Array<{ plan: Plan; exchanges: Exchange[] }> = [];
  let file = '';
  for (const exchange of exchanges) {
    const isFirst = exchange.file !== file;
    file = exchange.file;
    const plan = planAt(exchange.id) ?? (isFirst ? (planAt(file) ?? everythingDone) : undefined);
    if (plan) segments.push({ plan, exchanges: [] });
    segments.at(-1)?.exchanges.push(exchange);
  }
  return together(segments).map((segment) => ({
    ...segment,
    created: createdBy(segment.exchanges),
  }));
}

type Planned = Pick<Segment, 'plan' | 'exchanges'>;

// who only looks does not mind others who looked before
function together(segments: Planned[]): Planned[] {
  const isQuiet = ({ plan, exchanges }: Planned) =>
    plan === everythingDone && exchanges.every(({ request }) => request.method === 'GET');
  const quiet = segments.filter(isQuiet).flatMap(({ exchanges }) => exchanges);
  const others = segments.filter((segment) => !isQuiet(segment));
  return [{ plan: everythingDone, exchanges: quiet }, ...others];
}

function createdBy(exchanges: Exchange[]): ReadonlySet<string> {
  const ids = exchanges
    .filter(({ operation }) => /^(?:Create|Launch|PostProject$)/.test(operation ?? ''))
    .flatMap(({ response }) => Object.values(objectOf(response.body)))
    .filter(isObject)
    .map(({ id }) => String(id ?? ''));
  return new Set(ids.filter((id) => id !== '' && id !== '0'));
}
