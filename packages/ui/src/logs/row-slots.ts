/**
 * Gives each rendered row a slot, the key of its element. A row keeps its slot; new rows reuse the
 * elements of removed ones, which is faster than to create elements.
 */
export function rowSlots() {
  let slotOf = new Map<string, number>();
  let next = 0;
  /** `isInUse`: the elements must not change, because text in them is selected. */
  return (keys: readonly string[], isInUse: () => boolean): number[] => {
    const isNone = slotOf.size > 0 && !keys.some((key) => slotOf.has(key)) && !isInUse();
    const free = isNone ? [...slotOf.values()] : [];
    const slots = keys.map((key, place) => slotOf.get(key) ?? free[place] ?? next++);
    slotOf = new Map(keys.map((key, place) => [key, slots[place] ?? 0]));
    return slots;
  };
}
