/** Both ways between a sort that has a name of its own and the order as table headers write it. */
export function namedSort<Name extends string>(orders: Record<Name, string>, fallback: Name) {
  const names = Object.keys(orders) as Name[]; // a record of the names has no other keys
  return {
    toTable: (name: Name): string => orders[name],
    fromTable: (text: string): Name => names.find((name) => orders[name] === text) ?? fallback,
  };
}
