/** A failure that is answered as it is: `message` reaches the visitor, so it says what to do and holds no internals. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "AppError";
  }
}

// NOTE: the web client takes any error text with "Unauthorized" in it for a lost session, so only this one may hold it.
export function createUnauthorizedError(): AppError {
  return new AppError(401, "session.missing", "Unauthorized: please log in first");
}

export function createForbiddenError(): AppError {
  return new AppError(403, "access.denied", "This belongs to another villain");
}

/** Answers 400 with the sentence of the first problem that a form rule has found, if any. */
export function refuseProblem(problem: { code: string; message: string } | undefined): void {
  if (problem !== undefined) throw new AppError(400, problem.code, problem.message);
}
