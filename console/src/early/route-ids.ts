/** The ids of a route and of its parent routes; some may have no route. */
export function routeIds(id: string): string[] {
  const parts = id.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
