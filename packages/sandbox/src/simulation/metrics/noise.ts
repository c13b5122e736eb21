/**
 * Random numbers by position: the same seed, channel and position always give the same number, in
 * any order. A curve or a log line computed from them needs no storage.
 */

/** 32 mixed bits of up to three numbers. */
export function mix(seed: number, channel = 0, position = 0): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul((value ^ (value >>> 15)) + channel, 0xc2b2ae35);
  value = Math.imul((value ^ (value >>> 13)) + position, 0x27d4eb2f);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 14)) >>> 0;
}

/** 32 bits of a text (FNV-1a), for naming a channel or a seed. */
export function seedOf(text: string, seed = 0): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(value);
}

/** From 0 up to, not including, 1. */
export const uniform = (seed: number, channel = 0, position = 0): number =>
  mix(seed, channel, position) / 2 ** 32;

/** A whole number, both ends included. */
export function integer(seed: number, channel: number, [min, max]: [number, number]): number {
  return min + Math.floor(uniform(seed, channel) * (max - min + 1));
}

/** One item of the list. */
export const pick = <T>(seed: number, channel: number, list: readonly [T, ...T[]]): T =>
  list[mix(seed, channel) % list.length] ?? list[0];

/**
 * About normal, mean 0 and deviation 1, never beyond ±3: cheap enough for every point of a curve.
 */
export function normal(seed: number, channel: number, position = 0): number {
  const first = mix(seed, channel, position);
  const second = mix(first, channel);
  const third = mix(second, position);
  return ((first + second + third) / 2 ** 32 - 1.5) * 2;
}

/** Noise that drifts: close positions give similar values between -1 and 1. */
export function drift(seed: number, channel: number, position: number): number {
  const left = Math.floor(position);
  const part = position - left;
  const weight = part * part * (3 - 2 * part);
  const from = uniform(seed, channel, left);
  const to = uniform(seed, channel, left + 1);
  return (from + (to - from) * weight) * 2 - 1;
}

/** A uuid (in the format of version 4) for a seed and a channel. */
export function uuidOf(seed: number, channel = 0): string {
  const hex = (part: number) => mix(seed, channel, part).toString(16).padStart(8, '0');
  const text = `${hex(0)}${hex(1)}${hex(2)}${hex(3)}`;
  const variant = '89ab'[mix(seed, channel, 4) % 4];
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-${variant}${text.slice(17, 20)}-${text.slice(20)}`;
}
