import { badResponse } from '../errors/errors';

/** A page of a list. */
export type Page<Row> = {
  items: Row[];
  /** rows of the whole list by the latest answer, after filters */
  total: number;
};

/** Rows of one answer, and their position in the list. */
export type Cut<Row> = { rows: Row[]; startIndex: number; total: number };

export type Place = { offset?: number; limit: number } & Record<string, unknown>;
export type Ask<Row> = (place: Place) => Promise<Cut<Row>>;

/** The rows and the place of a decoded answer. */
export function readList<Row>(answer: unknown, list: string): Cut<Row> {
  const { [list]: rows, pagination } = answer as Record<string, unknown>;
  if (!Array.isArray(rows)) throw badResponse(list, `${list} is not a list.`);
  const { startIndex = 0, total = rows.length } = (pagination ?? {}) as Partial<Cut<Row>>;
  return { rows, startIndex, total };
}
