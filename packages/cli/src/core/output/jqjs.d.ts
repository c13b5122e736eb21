declare module '@michaelhomer/jqjs' {
  /**
   * Compiles a jq program.
   * @throws an error, sometimes a text, for an invalid program
   */
  export function compile(program: string): (input: unknown) => Iterable<unknown>;
}
