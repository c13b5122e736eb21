declare module '@michaelhomer/jqjs' {
  /**
   * Compiles a jq program.
   * @throws an error, sometimes a text, for a program that cannot be read
   */
  export function compile(program: string): (input: unknown) => Iterable<unknown>;
}
