/**
 * One field of a message: name, type and flags. Flags: `r` repeated, `n` nullable, `o` omitted when
 * unset, `!` required in answers, `m` contains metric values.
 */
export type FieldRow = readonly [name: string, type: string, flags: string];

export type SchemaTable = Readonly<Record<string, readonly FieldRow[]>>;

/** Numbers of the names of every enum. */
export type EnumTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The tables for decoding and encoding messages. */
export type Tables = { schemas: SchemaTable; enums: EnumTable };

/**
 * One parameter of a call. Flags: `r` repeated, `w` a wrapper, `o` optional. `field` is its place
 * in the request message if that differs from its name.
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
  /** the request field for the body; `*` for the whole request */
  readonly bodyField?: string;
  readonly response: string;
  readonly stream?: true;
  /** needs no token */
  readonly open?: true;
};
