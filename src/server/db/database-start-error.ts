/** The database cannot be opened; the message is the whole line an operator needs, without a stack. */
export class DatabaseStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseStartError";
  }
}
