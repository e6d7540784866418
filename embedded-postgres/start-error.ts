/** The database cannot be started; the message is the whole line an operator needs, without a stack. */
export class PostgresStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PostgresStartError";
  }
}
