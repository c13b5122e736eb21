/**
 * One field of a message: name, type and flags. Flags: `r` repeated, `n` nullable, `o` left out
 * when unset, `!` required in answers, `m` holds metric values.
 */
export type FieldRow = readonly [name: string, type: string, flags: string];

export type SchemaTable = Readonly<Record<string, readonly FieldRow[]>>;

/** Numbers of the names of every enum. */
export type EnumTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The tables by which messages are decoded and encoded. */
export type Tables = { schemas: SchemaTable; enums: EnumTable };

/**
 * One parameter of a call. Flags: `r` repeated, `w` a wrapper, `o` optional. `field` is where the
 * value goes in the request message when that is not its name.
 */
export type ParameterRow = readonly [
  name: string,
  place: string,
  type: string,
  flags: string,
  field?: string,
];

/** The route of one operation of the contract, with its parameters, body and answer. */
export type Route<Id extends string = string> = {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterRow[];
  /** type of the body, as in `FieldRow` */
  readonly body?: string;
  /** the request field the body holds; `*` for the whole request */
  readonly bodyField?: string;
  readonly response: string;
  readonly stream?: true;
  /** needs no credential */
  readonly open?: true;
};
