/** A text that a master refuses to read as YAML. */
export class YamlError extends Error {
  override readonly name = 'YamlError';

  /** the message without the parser's name and the line */
  readonly reason: string;
  /** of the text, from 1 */
  readonly line: number;
  /** offset of the first character that is refused */
  readonly from: number;
  /** offset behind the last one */
  readonly to: number;

  /** @param message in the words of a master, such as `yaml: line 3: found character …` */
  constructor(
    message: string,
    { reason, line, from, to }: Pick<YamlError, 'reason' | 'line' | 'from' | 'to'>,
  ) {
    super(message);
    this.reason = reason;
    this.line = line;
    this.from = from;
    this.to = to;
  }
}
